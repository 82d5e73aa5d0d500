import type { Services } from '#services.ts';
import { hasChanges, indexSlice } from './indexing.ts';
import type { SearchSource } from './store/source.ts';

/**
 * Makes the documents of what has changed, looking every JOB_POLL_MS, until it is stopped; a stop
 * waits for the slice under way. It polls, since a NOTIFY in a trigger would line up the commits of
 * all writers, for the sake of a second.
 */
export const startIndexer = (
  { database, config, log }: Services,
  sources: readonly SearchSource[],
): (() => Promise<void>) => {
  let stopping = false;
  let working: Promise<void> | undefined;

  const work = async () => {
    try {
      if (!(await hasChanges(database))) return;
      while (!stopping && (await indexSlice(database, sources)));
    } catch (error) {
      log.warn({ err: error }, 'search documents wait');
    } finally {
      working = undefined;
    }
  };
  const wake = () => {
    if (!stopping) working ??= work();
  };
  const poll = setInterval(wake, config.limits.jobPollMs);
  wake();
  return async () => {
    stopping = true;
    clearInterval(poll);
    await working;
  };
};
