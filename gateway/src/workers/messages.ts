import type { Change } from '../upstream/recent-changes.ts';

/**
 * Messages between the workers of one gateway and the process that started them, beside those of
 * the libraries that count rates and add up metrics.
 */
export type WorkerMessage =
  { kind: 'gateway:changed'; change: Change } | { kind: 'gateway:metrics'; request: number };

export type PrimaryMessage =
  | { kind: 'gateway:changed'; change: Change }
  | { kind: 'gateway:metrics'; request: number; text: string | null };

/** Tells whether something that came over the channel is one of these messages. */
export const isOurs = <M extends WorkerMessage | PrimaryMessage>(message: unknown): message is M =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  typeof message.kind === 'string' &&
  message.kind.startsWith('gateway:');
