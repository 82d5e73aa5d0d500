import type { ApolloClient } from '@apollo/client';
import { currentData, type PageOrigin } from './page-origin.ts';

/** So old a rendered page may be without asking whether it has changed, in ms: as the gateway has it. */
const OLD = 1_000;

/** The operations whose answers are others now. */
const changedSince = (before: string, now: string): Set<string> => {
  const known = new Set(before.split(' '));
  return new Set(
    now
      .split(' ')
      .filter((version) => !known.has(version))
      .map((version) => version.replace(/:.*/, '')),
  );
};

/**
 * Asks anew for what has changed of what a rendered page shows: a page that few ask for may have
 * been kept for a while. One query after the other, since all at once would hold up the reader.
 */
export const refreshPage = async (
  client: ApolloClient,
  { url, age, data }: PageOrigin,
): Promise<void> => {
  if (age <= OLD) return;
  const now = await currentData(url);
  if (now === null || now === data) return;
  const changed = changedSince(data, now);
  const asked = new Set<string>();
  for (const query of client.getObservableQueries('active')) {
    if (!changed.has(query.queryName ?? '')) continue;
    // Two places that show the same are told by one answer.
    const question = `${query.queryName} ${JSON.stringify(query.variables)}`;
    if (asked.has(question)) continue;
    asked.add(question);
    await new Promise((go) => setTimeout(go));
    // What went wrong the client's links tell; what is shown stays.
    if (query.hasObservers()) query.refetch().catch(() => undefined);
  }
};
