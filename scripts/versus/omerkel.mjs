// An adapter from the engine protocol to github.com/OMerkel/Fanorona (MIT licence, Monte Carlo tree
// search), so that `fanorona-lab match` can play against it. Needs node 20 or later.
//
//   git clone https://github.com/OMerkel/Fanorona FOLDER
//   cargo build --release --no-default-features
//   target/release/fanorona-lab match search \
//     'exec:node scripts/versus/omerkel.mjs FOLDER' --games 100 --movetime 200 \
//     --variant scripts/versus/tsivy-compulsory.ron --output versus.fgn
//
// The program plays step by step and always continues a chain. Each step of a chain with more than one
// possibility gets the whole time of the turn, as in its own interface, so it uses more time than its
// opponent, never less. Its other limits are those of its level "hard".
//
// This command plays random games and compares the legal turns of both programs in every position:
//
//   node scripts/versus/omerkel.mjs FOLDER --compare target/release/fanorona 300

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const [folder, mode, program, games] = process.argv.slice(2);
if (!folder || (mode && (mode !== '--compare' || !program))) {
  console.error('usage: node omerkel.mjs FOLDER [--compare PROGRAM [GAMES]]');
  process.exit(2);
}
const source = (name) =>
  import(pathToFileURL(join(folder, 'javascript/html5/src/js', name)).href);
const { Board, createBoard } = await source('board.js');
const { COLUMNS, ROWS, EMPTY, NORTH, SOUTH } = await source('common.js');
const { AI_BUDGETS } = await source('config.js');
const { Uct } = await source('uct/uct.js');

const [, , playoutDepth, lookAhead] = AI_BUDGETS.desktop.hard.turn;
const NO_BOUND = 1e9;

const point = ({ row, column }) => 'abcdefghi'[column] + (ROWS - row);
const letter = (step) =>
  ({ approach: 'A', withdrawal: 'W' })[step.captureMode] ?? '';
const written = (steps) =>
  point(steps[0].from) + steps.map((step) => point(step.to) + letter(step)).join('');

// Whether the turn that `side` started is complete.
const over = (board, side) =>
  board.getState().winner !== null || board.active !== side || !board.getState().turnContext;

// All turns of a position: a map from the notation without hyphens to the steps.
function turns(board, before = []) {
  const side = board.active;
  const all = new Map();
  for (const step of board.getActions()) {
    const next = board.copy();
    next.doAction(step);
    const steps = [...before, step];
    if (over(next, side)) {
      all.set(written(steps), steps);
    } else {
      for (const [text, longer] of turns(next, steps)) all.set(text, longer);
    }
  }
  return all;
}

function boardOf(stones, side) {
  const state = createBoard();
  const grid = stones.split('/').map((row) =>
    [...row].flatMap((sign) => {
      if (sign === 'W') return [SOUTH];
      if (sign === 'B') return [NORTH];
      return Array(Number(sign)).fill(EMPTY);
    }),
  );
  if (grid.length !== ROWS || grid.some((row) => row.length !== COLUMNS)) {
    throw new Error('this is no position of nine by five points');
  }
  return new Board({ ...state, grid, active: side === 'b' ? 1 : 0 });
}

function positionOf(words) {
  const moves = words.indexOf('moves');
  const place = moves < 0 ? words : words.slice(0, moves);
  const board = place[0] === 'fen' ? boardOf(place[1], place[2]) : new Board();
  for (const text of moves < 0 ? [] : words.slice(moves + 1)) {
    const steps = turns(board).get(text.replaceAll('-', ''));
    if (!steps) throw new Error(`${text} is no turn here`);
    for (const step of steps) board.doAction(step);
  }
  return board;
}

function chosen(position, movetime) {
  const board = position.copy();
  const side = board.active;
  const uct = new Uct();
  const steps = [];
  do {
    const { action } =
      uct.getActionInfo(board, NO_BOUND, movetime, playoutDepth, lookAhead);
    if (action === null) return null;
    board.doAction(action);
    steps.push(action);
  } while (!over(board, side));
  return written(steps);
}

function runProtocol() {
  let board = new Board();
  const say = (line) => process.stdout.write(`${line}\n`);
  const commands = {
    uci: () => say('id name OMerkel Fanorona\nid author Oliver Merkel\nuciok'),
    isready: () => say('readyok'),
    ucinewgame: () => { board = new Board(); },
    position: (words) => { board = positionOf(words); },
    d: () => say(`turns ${[...turns(board).keys()].sort().join(' ')}`.trim()),
    go: (words) => {
      const movetime = Number(words[words.indexOf('movetime') + 1]);
      if (!words.includes('movetime') || !(movetime > 0)) throw new Error('go needs movetime');
      say(`bestmove ${chosen(board, movetime) ?? '(none)'}`);
    },
    setoption: () => {},
    stop: () => {},
    quit: () => process.exit(0),
  };
  createInterface({ input: process.stdin }).on('line', (line) => {
    const [word, ...words] = line.trim().split(/\s+/);
    try {
      if (word in commands) commands[word](words);
      else if (word) throw new Error(`there is no command ${word}`);
    } catch (error) {
      say(`info string error: ${error.message}`);
    }
  });
}

// Plays random games from the start and compares the turns with the other program in every position.
async function compare() {
  const variant = join(dirname(fileURLToPath(import.meta.url)), 'tsivy-compulsory.ron');
  const other = spawn(program, ['engine'], { stdio: ['pipe', 'pipe', 'inherit'] });
  const lines = createInterface({ input: other.stdout })[Symbol.asyncIterator]();
  const listed = async () => {
    for (;;) {
      const { value, done } = await lines.next();
      if (done) throw new Error('the other program has ended');
      if (value.startsWith('info string error')) throw new Error(value);
      if (/^turns( |$)/.test(value)) return value.split(' ').slice(1).sort().join(' ');
    }
  };
  other.stdin.write(`setoption name Variant value ${variant}\n`);
  let positions = 0;
  let count = 0;
  for (let game = 0; game < Number(games ?? 100); game++) {
    const board = new Board();
    let quiet = 0;
    // A position without enemy stones does not occur: the game is over before.
    while (quiet < 60 && board.getState().winner === null) {
      const all = turns(board);
      const ours = [...all.keys()].sort().join(' ');
      const { grid, active } = board.getState();
      const stones = grid.map((row) =>
        row.map((sign) => ({ [SOUTH]: 'W', [NORTH]: 'B' })[sign] ?? '1').join('')).join('/');
      other.stdin.write(`position fen ${stones} ${active ? 'b' : 'w'} 0 9\nd\n`);
      const theirs = await listed();
      positions += 1;
      count += all.size;
      if (ours !== theirs) {
        console.log(`different: ${stones} ${active ? 'b' : 'w'}\n  here  ${ours}\n  there ${theirs}`);
        process.exit(1);
      }
      if (all.size === 0) break;
      const steps = [...all.values()][Math.floor(Math.random() * all.size)];
      quiet = steps[0].type === 'capture' ? 0 : quiet + 1;
      for (const step of steps) board.doAction(step);
    }
  }
  console.log(`games\t${games ?? 100}\npositions\t${positions}\nturns\t${count}\ndifferent\t0`);
  other.stdin.end('quit\n');
}

if (mode === '--compare') await compare();
else runProtocol();
