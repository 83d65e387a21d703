/** Who may import whom. A room reaches another only through a door; `lib` and `theme` are open to every room. */
export interface Room {
  /** Rooms that may be imported, besides lib and theme. */
  readonly rooms: readonly string[];
  /** npm packages that may be imported; '*' for any. */
  readonly packages: readonly string[];
}

const DRAWING = [
  'react',
  'react-native',
  '@shopify/react-native-skia',
  'react-native-reanimated',
  'react-native-gesture-handler',
  'react-native-worklets',
];

export const ROOMS: Readonly<Record<string, Room>> = {
  lib: { rooms: [], packages: [] },
  theme: { rooms: [], packages: [] },
  'rules/machine': { rooms: [], packages: ['zod'] },
  'rules/flicking': { rooms: ['rules/machine'], packages: ['zod'] },
  'rules/catacombs': { rooms: ['rules/machine', 'rules/flicking'], packages: ['zod'] },
  'rules/gym': { rooms: ['rules/machine', 'rules/flicking'], packages: ['zod'] },
  'rules/conquest': { rooms: ['rules/machine', 'rules/flicking'], packages: ['zod'] },
  'rules/reign': { rooms: ['rules/machine'], packages: ['zod'] },
  physics: { rooms: ['rules/flicking'], packages: ['matter-js'] },
  'ai/core': { rooms: ['rules/machine'], packages: [] },
  'ai/flicking': { rooms: ['rules/machine', 'rules/flicking', 'physics', 'ai/core'], packages: [] },
  'ai/catacombs': {
    rooms: ['rules/machine', 'rules/flicking', 'rules/catacombs', 'physics', 'ai/core', 'ai/flicking'],
    packages: [],
  },
  'ai/conquest': {
    rooms: ['rules/machine', 'rules/flicking', 'rules/conquest', 'physics', 'ai/core', 'ai/flicking'],
    packages: [],
  },
  'ai/gym': {
    rooms: ['rules/machine', 'rules/flicking', 'rules/gym', 'physics', 'ai/core', 'ai/flicking'],
    packages: [],
  },
  'ai/reign': { rooms: ['rules/machine', 'rules/reign', 'ai/core'], packages: [] },
  storage: { rooms: ['rules/*'], packages: ['expo-sqlite', 'idb', 'zod'] },
  session: {
    rooms: [
      'rules/*',
      'physics',
      'ai/core',
      'ai/flicking',
      'ai/catacombs',
      'ai/conquest',
      'ai/gym',
      'ai/reign',
      'storage',
    ],
    packages: ['zustand'],
  },
  board: { rooms: ['rules/flicking', 'physics/flight'], packages: DRAWING },
  feedback: {
    rooms: ['rules/flicking'],
    packages: ['react', 'react-native', 'react-native-audio-api', 'expo-audio', 'expo-haptics', 'expo-asset'],
  },
  'i18n/common': { rooms: ['rules/machine'], packages: ['i18next', 'expo-localization'] },
  'i18n/catacombs': {
    rooms: ['rules/machine', 'rules/flicking', 'rules/catacombs', 'i18n/common'],
    packages: [],
  },
  'i18n/conquest': {
    rooms: ['rules/machine', 'rules/flicking', 'rules/conquest', 'i18n/common'],
    packages: [],
  },
  'i18n/gym': { rooms: ['rules/machine', 'rules/flicking', 'rules/gym', 'i18n/common'], packages: [] },
  'i18n/reign': { rooms: ['rules/machine', 'rules/reign', 'i18n/common'], packages: [] },
  ui: { rooms: ['session', 'board', 'feedback', 'i18n/*', 'rules/*'], packages: ['*'] },
};

/** A list of games: what it is made of, and who alone reads it. Everybody else is handed it. */
export interface List {
  readonly rooms: readonly string[];
  readonly readers: readonly string[];
}

export const LISTS: Readonly<Record<string, List>> = {
  'src/ai/brains.ts': {
    rooms: ['ai/core', 'ai/catacombs', 'ai/conquest', 'ai/gym', 'ai/reign'],
    readers: [
      'src/session/thinkers/frameThinker.ts',
      'src/session/thinkers/runtime/programEntry.ts',
      'src/session/thinkers/thinkWorker.ts',
    ],
  },
  'src/i18n/vocabularies.ts': {
    rooms: ['i18n/catacombs', 'i18n/conquest', 'i18n/gym'],
    readers: ['src/ui/kit/settings/useSpokenLanguage.ts'],
  },
  'src/rules/books.ts': { rooms: ['rules/catacombs', 'rules/conquest', 'rules/gym', 'rules/reign'], readers: [] },
};

/** Folders whose own folders form a ladder: none reaches itself by way of another. */
export const LADDERS: readonly string[] = [
  'src/ai',
  'src/board',
  'src/feedback',
  'src/i18n',
  'src/rules',
  'src/session',
  'src/storage',
  'src/ui',
];

/** Games, and the floors that know them by their modules alone. */
export const GAMES: readonly string[] = ['catacombs', 'conquest', 'gym', 'reign'];
export const NEUTRAL_FLOORS: readonly string[] = ['rules', 'physics', 'ai', 'storage', 'session', 'feedback'];

/** Doors: what may be imported from outside, besides `index` of the room itself. */
export const EXTRA_DOORS: readonly string[] = [
  'physics/flight',
  'board/look',
  'i18n/common/device',
  // One language at a time: a door to both would have whoever speaks one hold the other as well.
  'i18n/common/refusals/en',
  'i18n/common/refusals/fr',
  'i18n/common/faults/en',
  'i18n/common/faults/fr',
  'i18n/catacombs/help',
  'i18n/catacombs/vocabulary',
  'i18n/conquest/help',
  'i18n/conquest/vocabulary',
  'i18n/gym/help',
  'i18n/gym/vocabulary',
  'i18n/reign/help',
  'session/catacombs',
  'session/conquest',
  'session/gym',
];

/** Packages of one room alone, even where '*' would let them in. */
export const RESERVED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  'matter-js': ['physics'],
  'expo-sqlite': ['storage'],
  idb: ['storage'],
  'expo-audio': ['feedback'],
  'react-native-audio-api': ['feedback'],
  'expo-haptics': ['feedback'],
};

/** A package that a room needs in one file, and nowhere else. */
export const LONE_IMPORTS: Readonly<Record<string, readonly string[]>> = {
  // The engine that phones think in comes with worklets, which bring nothing of React.
  'src/session/thinkers/runtime/openThoughtRuntime.ts': ['react-native-worklets'],
};

/** The longest matching room of a path below src, or null. */
export function roomOf(file: string): string | null {
  const inside = file.replace(/^src\//, '');
  const names = Object.keys(ROOMS).filter((room) => inside === room || inside.startsWith(`${room}/`));
  return names.sort((a, b) => b.length - a.length)[0] ?? null;
}
