import { jest } from '@jest/globals';

// A machine that does much else at once sometimes loses a race that no member would ever run. In
// CI a test that fails is gone through once more, and both are in the log; one that fails twice is
// broken.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
