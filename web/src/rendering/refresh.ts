import type { ApolloClient } from '@apollo/client';

/** Asks anew for all that a page shows, one query after the other: together they'd hold up the reader. */
export const refreshPage = async (client: ApolloClient): Promise<void> => {
  for (const query of client.getObservableQueries('active')) {
    await new Promise((go) => setTimeout(go));
    // What went wrong the client's links tell; what is shown stays.
    if (query.hasObservers()) query.refetch().catch(() => undefined);
  }
};
