import { setTimeout as wait } from 'node:timers/promises';
import type { Concealed } from '@whaletide/schema/domains/site/rest/site.ts';

/** After a failure; platform may just be restarting. */
const PAUSE = 1_000;

export interface ConcealmentWatchParts {
  /** Asks what has been concealed after a number; waits for it where there is nothing. */
  ask: (after: number | undefined, signal: AbortSignal) => Promise<Concealed>;
  /** Told the ids of what visitors no longer see; `all` where it isn't known. */
  conceal: (ids: readonly string[] | 'all') => void;
}

/**
 * Hears of everything that is made private, folded, deleted or hidden as soon as it is, by asking
 * platform again and again for what came after the last that it heard of; nothing is missed while
 * platform is away. A backend without the call is asked on, and the kept pages grow old as ever.
 */
export const watchConcealments = async (
  { ask, conceal }: ConcealmentWatchParts,
  signal: AbortSignal,
): Promise<void> => {
  let after: number | undefined;
  let told = new Set<string>();
  while (!signal.aborted) {
    try {
      const { Newest, Ids, Missed } = await ask(after, signal);
      // Anything may be shown by what was kept before the first answer.
      if (Missed || after === undefined) conceal('all');
      else {
        // The newest are named again, as some may have been committed late.
        const ids = Newest > after ? Ids : Ids.filter((id) => !told.has(id));
        if (ids.length > 0) conceal(ids);
      }
      [after, told] = [Newest, new Set(Ids)];
    } catch {
      await wait(PAUSE, undefined, { ref: false, signal }).catch(() => undefined);
    }
  }
};
