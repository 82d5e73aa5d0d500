import { expect, it } from '@jest/globals';
import RetriesReporter, { MAX_RETRIED, retriedTests } from '#tests/support/retries.ts';

const run = (...invocations: number[]) => ({
  testResults: [
    {
      testFilePath: '/a.test.ts',
      testResults: invocations.map((times, index) => ({
        fullName: `test ${index}`,
        invocations: times,
      })),
    },
  ],
});

it('names the tests that were tried again', () => {
  expect(retriedTests(run(1, 2, 1))).toEqual(['/a.test.ts › test 1']);
});

it.each([
  [MAX_RETRIED, undefined],
  [MAX_RETRIED + 1, '4 tests were tried again; 3 may be.'],
])('a run with %d of them fails with %j', (count, message) => {
  const reporter = new RetriesReporter();
  reporter.onRunComplete(undefined, run(...Array.from({ length: count }, () => 2)));
  expect(reporter.getLastError()?.message).toBe(message);
});
