import type { ScoringBasis } from './prepared-solution.ts';

/** A solution for a process, which keeps those that it has read by their names. */
export interface NamedSolution {
  secret: Uint8Array;
  /** Name of the solution as it is now: another text has another name. */
  name: string;
  /** Reads its text, for a process that doesn't know it yet. */
  read: () => string | Promise<string>;
}

/** Answer of a process that has no solution of that name. */
export interface NeedsSolution {
  needsSolution: true;
}

/**
 * Has a process work by a solution: by its name first, and with its text where that is unknown. So
 * a large text travels once for each process, and not with every file.
 */
export const bySolution = async <Reply extends object>(
  { name, secret, read }: NamedSolution,
  run: (basis: ScoringBasis) => Promise<Reply | NeedsSolution>,
): Promise<Reply> => {
  const known = await run({ name, secret });
  if (!('needsSolution' in known)) return known;
  const reply = await run({ name, secret, csv: await read() });
  if ('needsSolution' in reply) throw new Error('a solution was handed over and not kept');
  return reply;
};
