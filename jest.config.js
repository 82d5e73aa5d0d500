import { builtins } from './tests/support/builtins.ts';

const transform = {
  '^.+\\.(ts|tsx)$': [
    '@swc/jest',
    {
      jsc: {
        target: 'es2024',
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'es6' },
    },
  ],
};

/** What only a real server's concurrency can show runs where DATABASE_URL names one. */
const withoutPostgres = process.env.DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$'];

/** Packages of many files as one file each: made by globalSetup. */
const bundled = '<rootDir>/node_modules/.cache/test-packages';
const bundledPackages = {
  '^(typebox|jose|drizzle-orm)$': `${bundled}/$1.mjs`,
  '^(typebox|drizzle-orm)/([a-z-]+)$': `${bundled}/$1--$2.mjs`,
  '^@graphql-tools/schema$': `${bundled}/@graphql-tools--schema.mjs`,
};

/** One project a layer, so that `npm test -- --selectProjects gateway` runs just that. */
const project = (name, options = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', ...withoutPostgres],
  testEnvironment: 'node',
  transform,
  moduleNameMapper: bundledPackages,
  sandboxInjectedGlobals: builtins,
  ...options,
  setupFilesAfterEnv: ['<rootDir>/tests/support/again.ts', ...(options.setupFilesAfterEnv ?? [])],
});

export default {
  // Only for what hangs: how long a test takes on a busy machine decides nothing.
  testTimeout: 300_000,
  // Tests wait more than they compute.
  maxWorkers: 2,
  globalSetup: './tests/support/bundle-packages.ts',
  testSequencer: './tests/support/sequencer.js',
  // What test files leave behind in a worker slows those that come after.
  workerIdleMemoryLimit: '1GB',
  projects: [
    project('schema'),
    project('server'),
    project('platform', {
      testEnvironment: '<rootDir>/tests/platform/support/environment.ts',
      globalSetup: '<rootDir>/tests/platform/support/make-template.ts',
      globalTeardown: '<rootDir>/tests/platform/support/remove-template.ts',
    }),
    project('gateway'),
    project('web', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/web/support/setup.ts'],
      moduleNameMapper: {
        ...bundledPackages,
        '\\.css$': '<rootDir>/tests/web/support/styles.ts',
        '^@mantine/(core|hooks)$': `${bundled}/@mantine--$1.mjs`,
        '^@tabler/icons-react$': `${bundled}/icons.mjs`,
      },
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
    }),
    project('contract', {
      globalSetup: '<rootDir>/tests/support/demo-template.ts',
      globalTeardown: '<rootDir>/tests/support/remove-demo.ts',
    }),
    project('image'),
    project('e2e', {
      globalSetup: '<rootDir>/tests/e2e/support/start-site.ts',
      globalTeardown: '<rootDir>/tests/e2e/support/stop-site.ts',
    }),
  ],
};
