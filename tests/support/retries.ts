/** Part of a run's outcome, as jest hands it to reporters. */
interface RunOutcome {
  testResults: readonly {
    testFilePath: string;
    testResults: readonly { fullName: string; invocations?: number | undefined }[];
  }[];
}

/** Tests of a run that may be gone through twice; more are no accident. */
export const MAX_RETRIED = 3;

/** Names of the tests that were gone through more than once, each with its file. */
export const retriedTests = ({ testResults }: RunOutcome): string[] =>
  testResults.flatMap(({ testFilePath, testResults: tests }) =>
    tests
      .filter(({ invocations = 1 }) => invocations > 1)
      .map(({ fullName }) => `${testFilePath} › ${fullName}`),
  );

/** Reporter that lists at the end of a run what was tried again, and fails a run with too many. */
export default class RetriesReporter {
  #retried: string[] = [];

  onRunComplete(_contexts: unknown, outcome: RunOutcome): void {
    this.#retried = retriedTests(outcome);
    if (this.#retried.length === 0) return;
    console.error(['', 'Tried again:', ...this.#retried.map((name) => `  ${name}`)].join('\n'));
  }

  getLastError(): Error | undefined {
    return this.#retried.length > MAX_RETRIED
      ? new Error(`${this.#retried.length} tests were tried again; ${MAX_RETRIED} may be.`)
      : undefined;
  }
}
