// The page's own sentences. Those of the game are in assets/locales.
const ALL = {
  en: {
    load: 'Fetching the game …', prepare: 'Setting out the stones …',
    noGraphics: 'This browser cannot draw the board: it has no WebGL 2, or it is switched off. A newer browser can, or the same one with graphics acceleration switched on.',
    noFetch: 'The game could not be fetched. Is there a connection?',
    failed: 'The game has stopped', lost: 'The graphics card has dropped the picture.',
    resume: 'Your game is kept. Reload to go on with it.',
    notKept: 'This browser does not let the page keep games, so this one may be lost; the link in the report brings it back.',
    reload: 'Reload', copy: 'Copy the report', copied: 'Copied',
    field: 'Play by typing (help for help):', send: 'Play',
    newer: 'A newer version is there.', take: 'Reload with it', later: 'Not now',
    board: 'Fanorona board. The field before it takes turns in notation.',
  },
  fr: {
    load: 'Chargement du jeu…', prepare: 'Mise en place des pions…',
    noGraphics: "Ce navigateur ne peut pas dessiner le plateau : WebGL 2 lui manque, ou est désactivé. Un navigateur plus récent le peut, ou le même avec l'accélération graphique.",
    noFetch: "Le jeu n'a pas pu être chargé. La connexion est-elle établie ?",
    failed: "Le jeu s'est arrêté", lost: "La carte graphique a perdu l'image.",
    resume: 'Votre partie est gardée. Rechargez la page pour continuer.',
    notKept: 'Ce navigateur ne laisse pas la page garder les parties ; le lien dans le rapport permet de reprendre celle-ci.',
    reload: 'Recharger', copy: 'Copier le rapport', copied: 'Copié',
    field: "Jouer en écrivant (aide pour de l'aide) :", send: 'Jouer',
    newer: 'Une version plus récente est là.', take: 'La charger', later: 'Plus tard',
    board: 'Plateau de fanorona. Le champ qui précède prend les coups en notation.',
  },
};

export const words = ALL[document.documentElement.lang] || ALL.en;
