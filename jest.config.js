/**
 * A test runs in a world of its own, in which whatever is global is slow to come by: what the rules, physics and thought ask
 * for all the time is handed to each module instead, and they run nearly twice as fast.
 */
const AT_HAND = [
  ...['Array', 'Boolean', 'Error', 'Infinity', 'JSON', 'Map', 'Math'],
  ...['Number', 'Object', 'Set', 'String', 'Symbol', 'WeakMap'],
];

/** Everything without React runs in plain Node: fast, and unable to touch React. */
const node = {
  displayName: 'node',
  testMatch: ['<rootDir>/__tests__/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/__tests__/e2e/'],
  testEnvironment: 'node',
  sandboxInjectedGlobals: AT_HAND,
  // What differs by platform is the web's here: the rest of it asks for a phone.
  moduleFileExtensions: ['web.ts', 'ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.[jt]sx?$': ['babel-jest', { caller: { name: 'metro', bundler: 'metro', platform: 'web' } }] },
};

/** Components and gestures: the Expo preset, with a real CanvasKit behind Skia. */
const app = {
  displayName: 'app',
  preset: 'jest-expo',
  resolver: 'react-native-worklets/jest/resolver',
  testMatch: ['<rootDir>/__tests__/{board,feedback,ui}/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/'],
  testEnvironment: '<rootDir>/scripts/jest/skiaEnvironment.js',
  setupFiles: ['react-native-gesture-handler/jestSetup'],
  setupFilesAfterEnv: ['@shopify/react-native-skia/jestSetup.js', '<rootDir>/scripts/jest/setup.js'],
  transformIgnorePatterns: [
    '/node_modules/(?!(.pnpm|react-native|@react-native|@react-native-community|expo|@expo|@expo-google-fonts|@iconify-icons|react-navigation|@react-navigation|@shopify/react-native-skia|standard-navigation))',
    '/node_modules/react-native-reanimated/plugin/',
  ],
};

/** Golden images: the drawing code of the app over CanvasKit, in plain Node. */
const golden = {
  displayName: 'golden',
  testMatch: ['<rootDir>/__tests__/golden/**/*.test.tsx'],
  testEnvironment: '<rootDir>/scripts/jest/skiaEnvironment.js',
  moduleNameMapper: { '^@shopify/react-native-skia$': '<rootDir>/scripts/art/headlessSkia.ts' },
  transform: node.transform,
};

// Left to itself Jest keeps a core free, and of two that is half. A busy machine takes its time: nothing here is measured by the clock.
module.exports = {
  projects: [node, app, golden],
  reporters: ['default', '<rootDir>/scripts/jest/slowestReporter.mjs'],
  testTimeout: 30_000,
  maxWorkers: '100%',
};
