import { ApolloLink } from '@apollo/client';
import { defer, switchMap } from 'rxjs';

/**
 * A link that is loaded by the first operation that needs it. One that couldn't be loaded fails
 * the operation, and the next one tries again.
 */
export const createLateLink = (load: () => Promise<ApolloLink>): ApolloLink =>
  new ApolloLink((operation, forward) =>
    defer(load).pipe(switchMap((link) => link.request(operation, forward))),
  );
