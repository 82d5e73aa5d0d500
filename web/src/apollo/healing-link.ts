import { type ApolloClient, ApolloLink } from '@apollo/client';
import { OperationTypeNode } from 'graphql';
import { tap } from 'rxjs';
import { whenBack } from '../lib/recovery.ts';
import { hasOutage, isPassing } from './errors.ts';

/**
 * Has queries on screen that the network or a restart let fail asked again as soon as it may
 * succeed, also those that failed in part, or whose failure is shown nowhere. Nothing is asked
 * again that has come: what changed meanwhile is told by live events.
 *
 * The client's RefetchEventManager listens for the network and the window alone; while a server
 * restarts, neither of them goes away.
 */
export const createHealingLink = (client: () => ApolloClient): ApolloLink => {
  let stop: (() => void) | undefined;
  const askAgain = () => {
    stop?.();
    stop = undefined;
    for (const query of client().getObservableQueries('active'))
      if (query.hasObservers() && isPassing(query.getCurrentResult().error))
        // One that fails again comes by here again.
        query.refetch().catch(() => undefined);
  };
  const failed = () => {
    stop ??= whenBack(askAgain);
  };
  return new ApolloLink((operation, forward) => {
    const answers = forward(operation);
    if (operation.operationType !== OperationTypeNode.QUERY) return answers;
    return answers.pipe(
      tap({
        next: ({ errors }) => {
          if (hasOutage(errors)) failed();
        },
        error: (error: unknown) => {
          if (isPassing(error)) failed();
        },
      }),
    );
  });
};
