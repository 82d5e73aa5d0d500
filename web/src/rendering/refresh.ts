import type { ApolloClient } from '@apollo/client';
import type { PageOrigin } from './page-origin.ts';

/** So old a rendered page may be without asking whether it has changed, in ms. */
const OLD = 3_000;

/** The gateway has made it anew since, or is about to: one small answer for a quiet page. */
const hasChanged = async ({ url, version }: PageOrigin): Promise<boolean> => {
  const headers = { 'if-none-match': `"${version}"` };
  const answer = await fetch(url, { method: 'HEAD', headers }).catch(() => null);
  return answer?.status !== 304;
};

/**
 * Asks anew for what a rendered page shows, where that has changed: a page that few ask for may have
 * been kept for a while. One query after the other, since all at once would hold up the reader.
 */
export const refreshPage = async (client: ApolloClient, origin: PageOrigin): Promise<void> => {
  if (origin.age <= OLD || !(await hasChanged(origin))) return;
  for (const query of client.getObservableQueries('active')) {
    await new Promise((go) => setTimeout(go));
    // What went wrong the client's links tell; what is shown stays.
    if (query.hasObservers()) query.refetch().catch(() => undefined);
  }
};
