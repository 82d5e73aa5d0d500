import type { ApolloClient } from '@apollo/client';
import { currentData, type PageOrigin } from './page-origin.ts';

/** So old a rendered page may be without asking whether it has changed, in ms: as the gateway has it. */
const OLD = 1_000;

/**
 * Asks anew for what a rendered page shows, where that has changed: a page that few ask for may have
 * been kept for a while. One query after the other, since all at once would hold up the reader.
 */
export const refreshPage = async (
  client: ApolloClient,
  { url, age, data }: PageOrigin,
): Promise<void> => {
  if (age <= OLD) return;
  const now = await currentData(url);
  if (now === null || now === data) return;
  for (const query of client.getObservableQueries('active')) {
    await new Promise((go) => setTimeout(go));
    // What went wrong the client's links tell; what is shown stays.
    if (query.hasObservers()) query.refetch().catch(() => undefined);
  }
};
