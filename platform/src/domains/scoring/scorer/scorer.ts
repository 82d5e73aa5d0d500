import type { Config } from '#config.ts';
import { processPool, type RunOptions } from '#processes/process-pool.ts';
import { isFaultOfTask } from '#processes/unfinished-task.ts';
import { bySolution, type NamedSolution } from './known-solution.ts';
import type { ScoringOutcome } from './score-result.ts';
import type { ScoringNote, ScoringReply, ScoringWork } from './scoring-work.ts';

/** Time after a metric's own after which its process is ended: some of its loops can't be interrupted. */
const SLACK_MS = 500;
/** Time to start and to read a solution of any size; the file's own begins when that is done. */
const PREPARING_MS = 180_000;
/** An idle process ends after this time; until then it knows the solutions that it has read. */
const IDLE_MS = 60_000;
const MIB = 2 ** 20;

/** A result, and the basis on which it is scored. */
export interface ScoringRequest extends Pick<ScoringWork, 'result' | 'task' | 'metricMs'> {
  basis: NamedSolution;
}

type ScorerConfig = Pick<Config, 'dataDir' | 's3' | 'limits'>;
/** The solution that is being read, the file with it, or the organizer's program. */
type Stage = 'solution' | 'file' | 'metric';

/** The end of a scoring that went beyond its limits, by what it was at. */
const stoppedOutcome = (stage: Stage, isTimeout: boolean, ms: number): ScoringOutcome | null => {
  const ran = isTimeout ? '运行超时' : '内存超出限制';
  if (stage === 'metric') return { ok: false, message: ran, of: 'metric' };
  if (stage === 'solution') return null;
  const told = isTimeout ? `超过了${Math.round(ms / 1_000)}秒` : '超出了内存限制';
  const message = `评分这个文件${told}，评分已停止，本次提交计入次数。请检查文件内容后再提交`;
  return { ok: false, message, of: 'limits' };
};

/**
 * Scores result files in processes of their own, each within limits of memory and of a time that
 * grows with the file and the solution.
 *
 * @param atOnce files that are scored at a time
 */
export const startScorer = ({ dataDir, s3, limits }: ScorerConfig, atOnce = 1) => {
  const { scorerMemory, scoringBaseMs, scoringMsPerMb } = limits;
  const store = { dataDir, s3 };
  const pool = processPool<ScoringWork, ScoringReply, ScoringNote>({
    script: new URL('./process.ts', import.meta.url),
    memoryMb: scorerMemory,
    longestMs: PREPARING_MS,
    atOnce,
    idleMs: IDLE_MS,
  });

  const run = async (work: ScoringWork, gone?: AbortSignal): Promise<ScoringReply> => {
    let stage: Stage = 'solution';
    let ms = 0;
    const onNote: RunOptions<ScoringNote>['onNote'] = (note, { allow }) => {
      stage = 'bytes' in note ? 'file' : 'metric';
      ms =
        'bytes' in note
          ? scoringBaseMs + (note.bytes / MIB) * scoringMsPerMb
          : note.metricMs + SLACK_MS;
      allow(Math.ceil(ms));
    };
    try {
      return await pool.run(work, { onNote, gone });
    } catch (error) {
      const isStopped = isFaultOfTask(error) && error.reason !== 'THREW';
      const outcome = isStopped ? stoppedOutcome(stage, error.reason === 'TIMEOUT', ms) : null;
      if (!outcome) throw error;
      return { outcome };
    }
  };

  return {
    /**
     * Scores a result; one that stops its process has that as its outcome.
     *
     * @throws Error for a failure of the platform's own, such as a broken solution, and for a
     *   process that others ended: another try may succeed; Abandoned where `gone` aborts
     */
    score: async (
      { basis, ...work }: ScoringRequest,
      gone?: AbortSignal,
    ): Promise<ScoringOutcome> => {
      const { outcome } = await bySolution(basis, (own) =>
        run({ ...work, store, basis: own }, gone),
      );
      return outcome;
    },
    stop: pool.stop,
  };
};
export type Scorer = ReturnType<typeof startScorer>;
