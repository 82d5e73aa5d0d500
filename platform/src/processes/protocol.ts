/** Message of a process that works on a task, to the server that waits for it. */
export type TaskMessage =
  /** Something to know before the answer comes. */
  | { note: unknown }
  /** The answer, as `v8.serialize` writes it; `isSpent` where the process has grown too large to go on. */
  | { reply: Uint8Array; isSpent: boolean }
  /** Message of the error that the work threw. */
  | { failure: string; isSpent: boolean };

/**
 * Tells whether something that came over the channel is one of these messages. Under `node --watch`
 * a process tells its parent of its modules there as well (nodejs/node#65044).
 */
export const isTaskMessage = (message: unknown): message is TaskMessage =>
  typeof message === 'object' &&
  message !== null &&
  ('note' in message || 'reply' in message || 'failure' in message);

/** Bounds of a process, handed to it as its arguments. */
export interface ProcessBounds {
  /** Resident memory at which the process ends itself, in MiB. */
  residentMb: number;
  /** Bytes of an answer; a longer one is a failure. */
  replyBytes: number;
}
