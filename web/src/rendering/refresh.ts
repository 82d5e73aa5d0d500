import type { ApolloClient } from '@apollo/client';
import { currentData, type PageOrigin } from './page-origin.ts';

/** Age up to which a rendered page counts as fresh, in ms; the same as the gateway's. */
const OLD = 1_000;

/** Names of the operations whose answers have changed. */
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
 * Refetches the queries of a rendered page whose answers have changed since: a page with few
 * readers may have been cached for a while. One after the other, since all at once would hold up
 * the reader.
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
    // One answer serves all components with the same query and variables.
    const question = `${query.queryName} ${JSON.stringify(query.variables)}`;
    if (asked.has(question)) continue;
    asked.add(question);
    await new Promise((go) => setTimeout(go));
    // Failures are shown by the client's links; the present content stays.
    if (query.hasObservers()) query.refetch().catch(() => undefined);
  }
};
