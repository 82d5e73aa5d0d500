// The script of the processes that score results: what a file does to its reader ends one of them
// alone.
import { buffer } from 'node:stream/consumers';
import { fileStore } from '#files/store.ts';
import { answerTasks } from '#processes/answer-tasks.ts';
import { preparedSolution, SolutionUnknown } from './prepared-solution.ts';
import type { ScoringOutcome } from './score-result.ts';
import { scoreFile } from './score-file.ts';
import type { ScoringNote, ScoringReply, ScoringWork } from './scoring-work.ts';

const contentOf = async ({ result, store }: ScoringWork): Promise<Uint8Array> =>
  result instanceof Uint8Array
    ? result
    : new Uint8Array(await buffer(await fileStore(store).open(result.key)));

const scoreWork = async (
  work: ScoringWork,
  note: (note: ScoringNote) => void,
): Promise<ScoringOutcome> => {
  const { basis, task, metricMs } = work;
  // First, since a solution that can't be read is no fault of the file.
  const { size } = preparedSolution(basis, task);
  const content = await contentOf(work);
  return scoreFile(content, basis, task, {
    metricMs,
    onBytes: (bytes) => note({ bytes: bytes + size }),
    onMetric: (milliseconds) => note({ metricMs: milliseconds }),
  });
};

answerTasks<ScoringWork, ScoringReply, ScoringNote>(async (work, note) => {
  try {
    return { outcome: await scoreWork(work, note) };
  } catch (error) {
    if (error instanceof SolutionUnknown) return { needsSolution: true };
    throw error;
  }
});
