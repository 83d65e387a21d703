const { defineConfig, globalIgnores } = require('eslint/config');
const expoConfig = require('eslint-config-expo/flat');
const prettier = require('eslint-config-prettier');
const globals = require('globals');

module.exports = defineConfig([
  globalIgnores(['dist*/**', 'android/**', 'ios/**', '.expo/**', 'public/**', 'coverage/**', 'test-output/**']),
  expoConfig,
  prettier,
  {
    rules: {
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx'], location: 'anywhere' }],
    },
  },
  {
    files: ['**/*.ts', '**/*.tsx'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': 'error',
    },
  },
  {
    files: ['src/**', 'App.tsx'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'error', 'no-console': 'error' },
  },
  {
    files: ['__tests__/**', 'jest.config.js', 'scripts/jest/**'],
    languageOptions: { globals: { ...globals.jest, ...globals.node } },
  },
  { files: ['scripts/**', '*.config.js'], languageOptions: { globals: { ...globals.node } } },
]);
