import { readdirSync } from 'node:fs';

/** Tests, and what only tests use, may import from everywhere. */
const FOR_TESTS = '\\.(test|fixture|setup)\\.tsx?$|^src/server/testing/|^src/test-setup\\.ts$';

/** The rooms of src/domain, from the top down. They all import from the files beside them, such as `limits.ts`. */
const DOMAIN = [
  ['api', 'keepsake'],
  ['notice'],
  ['recap'],
  ['hosting', 'moments', 'stats'],
  ['house'],
  ['protocol', 'wall'],
  ['leaderboard', 'look', 'menu'],
  ['celebration'],
  ['session', 'accounts'],
  ['location', 'names'],
  ['text'],
];

/** The rooms of src/server, from the top down. `main.ts` is above all. */
const SERVER = [
  ['demo'],
  ['start'],
  ['postgres/move', 'backup'],
  ['postgres'],
  ['tickets', 'hosting'],
  ['hosting/calls'],
  ['hosting/co-hosts', 'hosting/guests', 'hosting/room'],
  ['hosting/celebrations'],
  ['hosting/tables'],
  ['recap'],
  ['accounts'],
  ['accounts/calls'],
  ['accounts/hosts', 'accounts/limits'],
  ['accounts/ways-in'],
  ['accounts/better-auth'],
  ['accounts/mails', 'accounts/passwords'],
  ['sessions'],
  ['wall'],
  ['celebrations'],
  ['leaderboard'],
  ['streams', 'page'],
  ['limits'],
  ['hosts-data'],
  ['http/address', 'http/openapi'],
  ['http'],
  ['metrics', 'time'],
  ['store', 'log'],
];

/** The rooms of src/sync, from the top down. They all import from `ports.ts`, and it from none. */
const SYNC = [['live', 'two-phones'], ['celebrations'], ['evening'], ['phone', 'calls']];

/** What is beside the product, from the top down. */
const SHEDS = ['e2e', 'lab', 'scripts', 'tools'];

/** A folder for each language, as `en`. */
const LANGUAGES = readdirSync('src/ui/messages').filter((name) => /^[a-z]{2,3}$/.test(name));

/** The rooms of src/ui, from the top down. `main.tsx` and the files beside it are above all. */
const UI = [
  ['host'],
  ['host/account', 'host/celebrations', 'host/gate', 'host/operator'],
  ['host/operator/house'],
  ['host/first-hour'],
  ['host/celebrations/tonight'],
  ['host/celebrations/details', 'host/celebrations/guests', 'host/celebrations/hosts'],
  ['host/celebrations/evening', 'host/celebrations/recap'],
  ['host/celebrations/recap/poster'],
  ['host/celebrations/look', 'host/celebrations/menu'],
  ['host/celebrations/invite', 'host/celebrations/list', 'host/celebrations/wall'],
  ['host/celebrations/guests/log', 'host/celebrations/guests/notices', 'host/celebrations/guests/table'],
  ['host/celebrations/parts'],
  ['host/celebrations/room'],
  ['host/shell'],
  ['host/shell/scenes'],
  ['host/passkeys'],
  ['host/form'],
  ['host/notices'],
  ['host/parts'],
  ['host/acts'],
  ['host/state'],
  ['host/time'],
  ['host/calls'],
  ['screens'],
  ['screens/leaderboard', 'screens/not-found', 'screens/stats', 'screens/tracker'],
  ['screens/leaderboard/notes', 'screens/leaderboard/own', 'screens/stats/menu', 'screens/stats/timeline'],
  ['screens/leaderboard/motion'],
  ['screens/leaderboard/row'],
  ['screens/frame'],
  ['later'],
  ['later/settings'],
  ['later/carry-on', 'later/door', 'later/getting-home', 'later/invitation'],
  ['later/celebration'],
  [
    'later/keepsake',
    'later/look',
    'later/menu',
    'later/moments',
    'later/language',
    'later/pace',
    'later/privacy',
    'later/quiet',
    'later/tonight',
  ],
  ['later/limit'],
  ['demo', 'dialogs', 'drinks', 'early'],
  ['guest'],
  ['feedback', 'loading', 'offline'],
  // The page of the wall is a page of its own. The worker knows the names of its files.
  ['wall'],
  ['wall/board', 'wall/later'],
  ['wall/connection'],
  ['wall/parts'],
  ['wall/styles'],
  ['components/sheet'],
  ['components', 'components/qr'],
  ['components/drawings'],
  ['browser', 'taps-and-focus', 'time'],
  ['messages'],
  LANGUAGES.map((language) => `messages/${language}/hosts`),
  LANGUAGES.map((language) => `messages/${language}/celebration`),
  LANGUAGES.map((language) => `messages/${language}`),
  ['messages/forms'],
  ['look'],
  ['look/ornaments'],
];

/** A layer imports from itself, from the layers `below`, and from all packages but some. */
function layer(name, { below, without, comment }) {
  const packages = `^(node_modules/)?(${without.join('|')})(/|$)`;
  const rule = { name: `layer-${name}`, comment, severity: 'error', from: { path: `^src/${name}/` } };
  return [
    { ...rule, to: { path: '^(src|lab|scripts|e2e|tools)/', pathNot: `^src/(${[name, ...below].join('|')})/` } },
    { ...rule, to: { path: packages } },
  ];
}

/**
 * A room (a subfolder of `folder`) imports from itself and from rooms on lines below its own. `below`: files beside the rooms
 * that every room may import. `comment`: what to do instead of a forbidden import.
 */
function inOrder(folder, lines, { below = [], comment }) {
  const isIn = (rooms, files = []) => `^${folder}/((${rooms.join('|')})/[^/]+|${files.join('|') || '(?!)'})$`;
  const ordered = lines.flatMap((rooms, line) =>
    rooms.map((room) => ({
      name: `room-${folder}/${room}`,
      comment: `A room imports only from rooms that are further down in .dependency-cruiser.mjs. ${comment}`,
      severity: 'error',
      from: { path: isIn([room]) },
      to: { path: `^${folder}/`, pathNot: isIn([room, ...lines.slice(line + 1).flat()], below) },
    })),
  );
  return [
    ...ordered,
    ...below.map((file) => ({
      name: `below-all-rooms-${folder}/${file}`,
      comment: 'Every room imports this file, so it imports none of them.',
      severity: 'error',
      from: { path: `^${folder}/${file}$` },
      to: { path: `^${folder}/.+/` },
    })),
    {
      name: `known-room-${folder}`,
      comment: `Each folder in ${folder} has a place in .dependency-cruiser.mjs.`,
      severity: 'error',
      from: { path: `^${folder}/.+/`, pathNot: isIn(lines.flat()) },
      to: {},
    },
  ];
}

const PURE =
  'src/domain is pure: it knows no other layer, no I/O and no framework. Take what you need as an argument, or move this code to src/sync (the phone), src/ui (React) or src/server.';

export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: 'A type that two files need belongs to the lower one, or into a file that both import.',
      severity: 'error',
      from: { path: '^(src|e2e|lab|scripts|tools)/' },
      to: { circular: true },
    },
    ...SHEDS.map((name, at) => ({
      name: `shed-${name}`,
      comment: `${SHEDS.join(' → ')}: each imports from those behind it. What two of them share belongs in tools/.`,
      severity: 'error',
      from: { path: `^${name}/` },
      to: { path: `^(${SHEDS.slice(0, at).join('|') || '(?!)'})/` },
    })),
    {
      name: 'no-circle-of-folders',
      comment: 'Two folders that import each other are one folder, or one of them needs less than it imports.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^src/(domain|server|sync|ui)(/|$)' },
      to: { circular: true },
    },
    {
      name: 'layer-domain',
      comment: PURE,
      severity: 'error',
      from: { path: '^src/domain/' },
      to: { pathNot: ['^src/domain/', '^node_modules/valibot/'] },
    },
    ...layer('sync', {
      below: ['domain'],
      without: ['react', 'react-dom'],
      comment:
        "src/sync is the phone's side of the protocol: it knows src/domain only. Screens belong in src/ui, the other end of the wire in src/server. What both need belongs in src/domain.",
    }),
    ...layer('ui', {
      below: ['sync', 'domain'],
      without: ['better-sqlite3', 'hono'],
      comment:
        'src/ui runs on the phone: it knows src/sync and src/domain. What the server and the phone share belongs in src/domain/protocol/session-wire.ts.',
    }),
    ...layer('server', {
      below: ['domain', 'ui/messages'],
      without: ['react', 'react-dom', 'zustand'],
      comment:
        'src/server knows src/domain and the sentences of src/ui/messages. What the phone needs as well belongs in src/domain.',
    }),
    {
      name: 'phone-without-node',
      comment: 'src/sync and src/ui run in browsers.',
      severity: 'error',
      from: { path: '^src/(sync|ui)/' },
      to: { dependencyTypes: ['core'] },
    },
    ...inOrder('src/domain', DOMAIN, {
      below: ['[^/]+\\.ts'],
      comment: 'What two rooms need belongs into the lower one.',
    }),
    ...inOrder('src/server', SERVER, {
      below: ['version\\.ts'],
      comment: 'Declare what this file needs as a type of its own, and let src/server/start pass it.',
    }),
    ...inOrder('src/sync', SYNC, {
      below: ['ports\\.ts'],
      comment: 'What two rooms need belongs into the lower one.',
    }),
    ...inOrder('src/ui', UI, {
      comment: 'Declare what this file needs as a type of its own, and let the file that shows it pass it.',
    }),
  ],
  options: {
    // Types are imports too.
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: FOR_TESTS },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'types', 'node', 'default'] },
  },
};
