/**
 * Reason for which a task got no answer.
 *
 * - `THREW`: the work threw, or its answer couldn't be read.
 * - `TIMEOUT`: it took longer than it may.
 * - `DIED`: it ended its own process, by its use of memory for example.
 * - `ENDED`: its process was ended from outside or didn't start, which says nothing of the task.
 */
export type UnfinishedReason = 'THREW' | 'TIMEOUT' | 'DIED' | 'ENDED';

/** A task that a process of its own began and didn't finish. */
export class UnfinishedTask extends Error {
  override name = 'UnfinishedTask';
  readonly reason: UnfinishedReason;

  constructor(reason: UnfinishedReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Tells whether an error is the task's own fault: another try would end in the same way. */
export const isFaultOfTask = (error: unknown): error is UnfinishedTask =>
  error instanceof UnfinishedTask && error.reason !== 'ENDED';
