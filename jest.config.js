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

/** One project a layer, so that `npm test -- --selectProjects gateway` runs just that. */
const project = (name, options = {}) => ({
  displayName: name,
  rootDir: import.meta.dirname,
  testMatch: [`<rootDir>/tests/${name}/**/*.test.{ts,tsx}`],
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testPathIgnorePatterns: ['/node_modules/', ...withoutPostgres],
  testEnvironment: 'node',
  transform,
  ...options,
});

export default {
  // Only for what hangs: how long a test takes on a busy machine decides nothing.
  testTimeout: 300_000,
  // Tests wait more than they compute.
  maxWorkers: 2,
  testSequencer: './tests/support/sequencer.js',
  // What test files leave behind in a worker slows those that come after.
  workerIdleMemoryLimit: '1GB',
  projects: [
    project('schema'),
    project('server'),
    project('platform'),
    project('gateway'),
    project('web', {
      testEnvironment: 'jsdom',
      setupFilesAfterEnv: ['<rootDir>/tests/web/support/setup.ts'],
      moduleNameMapper: { '\\.css$': '<rootDir>/tests/web/support/styles.ts' },
      testEnvironmentOptions: { customExportConditions: ['node', 'node-addons'] },
    }),
    project('contract'),
    project('image'),
    project('e2e', {
      globalSetup: '<rootDir>/tests/e2e/support/start-site.ts',
      globalTeardown: '<rootDir>/tests/e2e/support/stop-site.ts',
    }),
  ],
};
