// A thread of its own: what was uploaded as an archive is never read on the loop that answers.
import { checkArchive, type CheckedArchive, type CheckTask } from './check-archive.ts';
import { ArchiveProblem } from './archive-problem.ts';

export type CheckReply = { archive: CheckedArchive } | { problem: string };

/** Checks an archive; what is wrong with it is an answer, not an error. */
export default async (task: CheckTask): Promise<CheckReply> => {
  try {
    return { archive: await checkArchive(task) };
  } catch (error) {
    if (error instanceof ArchiveProblem) return { problem: error.message };
    throw error;
  }
};
