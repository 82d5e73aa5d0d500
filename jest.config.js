import { builtins } from './tests/web/support/builtins.ts';

/** Tests that need a real server's concurrency run where DATABASE_URL names one. */
const withoutPostgres = process.env.DATABASE_URL ? [] : ['\\.postgres\\.test\\.ts$'];

/** One project a layer, so that `npm test -- --selectProjects gateway` runs just that. */
const project = (name, options = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  // Not among the temporary files, which end with a run.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  testPathIgnorePatterns: ['/node_modules/', ...withoutPostgres],
  ...options,
  setupFilesAfterEnv: ['<rootDir>/tests/support/again.ts', ...(options.setupFilesAfterEnv ?? [])],
});

/** Makes a project whose modules are loaded by Node, as the product's are. */
const native = (name, options = {}) =>
  project(name, {
    ...options,
    testEnvironment: 'node',
    runtime: '<rootDir>/tests/support/native-runtime.ts',
    transform: {},
    injectGlobals: false,
  });

/** Packages of many files as one file each: made by the web's globalSetup. */
const bundled = '<rootDir>/node_modules/.cache/test-packages';

/** The web's tests run in jest's sandbox, which gives each file a browser of its own. */
const web = project('web', {
  globalSetup: '<rootDir>/tests/web/support/bundle-packages.ts',
  testEnvironment: 'jsdom',
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
  setupFilesAfterEnv: ['<rootDir>/tests/web/support/setup.ts'],
  sandboxInjectedGlobals: builtins,
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
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
  },
  moduleNameMapper: {
    '\\.css$': '<rootDir>/tests/web/support/styles.ts',
    '^typebox$': `${bundled}/typebox.mjs`,
    '^typebox/([a-z-]+)$': `${bundled}/typebox--$1.mjs`,
    '^@(graphql-tools|mantine)/(schema|core|hooks)$': `${bundled}/@$1--$2.mjs`,
    '^@tabler/icons-react$': `${bundled}/icons.mjs`,
  },
});

export default {
  // Only for what hangs: how long a test takes on a busy machine decides nothing.
  testTimeout: 600_000,
  // One more than CI has cores: tests wait for answers, browsers and the disk.
  maxWorkers: 3,
  testSequencer: './tests/support/sequencer.js',
  reporters: ['default', './tests/support/retries.ts', './tests/support/refusals-reporter.ts'],
  // Rests that test files leave behind in a worker slows those that come after.
  workerIdleMemoryLimit: '1GB',
  projects: [
    native('schema'),
    native('server'),
    native('platform', {
      globalSetup: '<rootDir>/tests/platform/support/make-template.ts',
      globalTeardown: '<rootDir>/tests/platform/support/remove-template.ts',
    }),
    native('gateway'),
    web,
    native('contract', {
      globalSetup: '<rootDir>/tests/support/demo-template.ts',
      globalTeardown: '<rootDir>/tests/support/remove-demo.ts',
    }),
    native('image'),
    native('new'),
    native('dev', {
      globalSetup: '<rootDir>/tests/support/demo-template.ts',
      globalTeardown: '<rootDir>/tests/support/remove-demo.ts',
    }),
    native('e2e', {
      globalSetup: '<rootDir>/tests/e2e/support/start-site.ts',
      globalTeardown: '<rootDir>/tests/e2e/support/stop-site.ts',
    }),
  ],
};
