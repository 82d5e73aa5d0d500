import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { describe, expect, it } from '@jest/globals';
import { of, throwError } from 'rxjs';
import { failureOf } from '#web/src/apollo/errors.ts';
import { createSessionLink } from '#web/src/apollo/session-link.ts';

const COUNTS = gql('{ administration { counts { workOrders } } }');
const over = new ServerError('refused', { response: { status: 401 } as Response, bodyText: '' });

/** Answers of a client in turn, for a page that knows a member or not. */
const asked = async (isMember: boolean, ...answers: (ApolloLink.Result | Error)[]) => {
  let at = -1;
  const last = new ApolloLink(() => {
    at += 1;
    const answer = answers[at];
    return answer instanceof Error ? throwError(() => answer) : of(answer ?? {});
  });
  const client = new ApolloClient({
    link: ApolloLink.from([
      createSessionLink(
        () => isMember,
        () => undefined,
      ),
      last,
    ]),
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  const { data, error } = await client.query({ query: COUNTS, errorPolicy: 'all' });
  return { data, error: error && failureOf(error) };
};

describe('a part that is withheld', () => {
  const nothing = { data: { administration: null } };

  it('is refused to a member', async () => {
    expect((await asked(true, nothing)).error).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('has a visitor sign in', async () => {
    expect((await asked(false, nothing)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('has a member sign in again whose session is over', async () => {
    expect((await asked(true, over, nothing)).error).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('keeps the failure that it came with', async () => {
    const failed = {
      ...nothing,
      errors: [{ message: '服务器打了个盹', path: ['administration'] }],
    };
    expect((await asked(true, failed)).error).toMatchObject({ message: '服务器打了个盹' });
  });
});

it('a part that is there is left as it is', async () => {
  const administration = { __typename: 'Administration', counts: null };
  expect(await asked(true, { data: { administration } })).toEqual({
    data: { administration },
    error: undefined,
  });
});
