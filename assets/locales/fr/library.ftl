# Games that are kept, brought in and given away; statistics.
