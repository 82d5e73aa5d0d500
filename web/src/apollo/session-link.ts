import { ApolloLink } from '@apollo/client';
import { catchError, map } from 'rxjs';
import { type Failure, failureOf, isSessionOver } from './errors.ts';
import { refuseWithheld } from './withheld.ts';

/**
 * Asks once more, as a visitor, where the gateway has refused the browser's session: its answer has
 * taken the cookie away, and nothing was done.
 *
 * @param isMember tells whether someone is signed in, as far as the page knows
 * @param signedOut called where the session is over, before the operation is asked for again
 */
export const createSessionLink = (
  isMember: () => boolean,
  signedOut: (failure: Failure) => void,
): ApolloLink =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      map(refuseWithheld(isMember())),
      catchError((error: unknown) => {
        if (!isSessionOver(error)) throw error;
        signedOut(failureOf(error));
        return forward(operation).pipe(map(refuseWithheld(false)));
      }),
    ),
  );
