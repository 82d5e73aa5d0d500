import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DomainRecord } from '@whaletide/schema/shared/domain.ts';
import type { RestCall } from '@whaletide/schema/shared/rest/call.ts';
import { FOLDER } from './caused-refusals.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Refusals that a run may miss: random actions and races alone cause some. */
const MAX_MISSED = 3;

/** Part of a run's outcome, as jest hands it to reporters. */
interface RunOutcome {
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: readonly { testFilePath: string }[];
}

/** Refusals of all calls' own rules, as `teams.get NOT_FOUND`. */
export const declaredRefusals = (domains: readonly DomainRecord[]): string[] =>
  domains
    .flatMap(({ calls }) => calls.flatMap(Object.values<RestCall>))
    .flatMap(({ operation, refusals = [] }) => refusals.map((code) => `${operation} ${code}`));

/** Refusals that calls declare and that weren't caused. */
export const uncausedRefusals = (
  declared: readonly string[],
  caused: ReadonlySet<string>,
): string[] => declared.filter((refusal) => !caused.has(refusal));

/** Tells whether a run had all tests of platform and of the contract, and none of them failed. */
const isWhole = ({ testResults, numFailedTests, numFailedTestSuites }: RunOutcome): boolean => {
  const run = new Set(testResults.map(({ testFilePath }) => testFilePath));
  return (
    numFailedTests + numFailedTestSuites === 0 &&
    globSync('tests/{platform,contract}/**/*.test.ts', { cwd: ROOT }).every(
      (file) => file.endsWith('.postgres.test.ts') || run.has(join(ROOT, file)),
    )
  );
};

/**
 * Reporter that names the codes that calls declare and no test of platform and of the contract
 * caused, and fails a run of all of these where they are more than a run may miss.
 */
export default class RefusalsReporter {
  #folder = '';
  #uncaused: string[] = [];

  /** Makes the folder before the workers are, which take its name over. */
  onRunStart(): void {
    this.#folder = mkdtempSync(join(tmpdir(), 'whaletide-refusals-'));
    process.env[FOLDER] = this.#folder;
  }

  async onRunComplete(_contexts: unknown, outcome: RunOutcome): Promise<void> {
    const caused = new Set(
      readdirSync(this.#folder).flatMap((file) =>
        readFileSync(join(this.#folder, file), 'utf8').trim().split('\n'),
      ),
    );
    rmSync(this.#folder, { recursive: true, force: true });
    if (!isWhole(outcome)) return;
    // Read here, as other runs have no need of it.
    const { domains } = await import('@whaletide/schema/domains.ts');
    this.#uncaused = uncausedRefusals(declaredRefusals(domains), caused);
    if (this.#uncaused.length > 0)
      console.error(['', 'Declared, and caused by no test:', ...this.#uncaused].join('\n  '));
  }

  getLastError(): Error | undefined {
    return this.#uncaused.length > MAX_MISSED
      ? new Error(`${this.#uncaused.length} refusals are caused by no test.`)
      : undefined;
  }
}
