// A process of its own: an archive is never read in the one that answers, and what it does to its
// reader ends the reader alone.
import { answerTasks } from '#processes/answer-tasks.ts';
import { ArchiveProblem } from './archive-problem.ts';
import { checkArchive, type CheckedArchive, type CheckTask } from './check-archive.ts';

export type CheckReply = { archive: CheckedArchive } | { problem: string };

/** Checks an archive; what is wrong with it is an answer, not an error. */
answerTasks<CheckTask, CheckReply>(async (task) => {
  try {
    return { archive: await checkArchive(task) };
  } catch (error) {
    if (error instanceof ArchiveProblem) return { problem: error.message };
    throw error;
  }
});
