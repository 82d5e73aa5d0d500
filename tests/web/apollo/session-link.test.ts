import { ApolloClient, ApolloLink, gql, InMemoryCache } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { expect, it, jest } from '@jest/globals';
import { of, throwError } from 'rxjs';
import { createSessionLink } from '#web/src/apollo/session-link.ts';

const VIEWER = gql('{ viewer { id } }');

const refused = (status: number) =>
  new ServerError('refused', { response: { status } as Response, bodyText: '' });

/** A client whose requests are answered so in turn, by data or a status. */
const clientOf = (...answers: (number | { viewer: null })[]) => {
  const signedOut = jest.fn();
  let asked = 0;
  const last = new ApolloLink(() => {
    const answer = answers[asked];
    asked += 1;
    return typeof answer === 'number' ? throwError(() => refused(answer)) : of({ data: answer });
  });
  const link = ApolloLink.from([createSessionLink(() => true, signedOut), last]);
  const client = new ApolloClient({
    link,
    cache: new InMemoryCache(),
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  return { ask: () => client.query({ query: VIEWER }), signedOut, asked: () => asked };
};

it('asks once more, as a visitor, where the session is over', async () => {
  const { ask, signedOut, asked } = clientOf(401, { viewer: null });
  expect((await ask()).data).toEqual({ viewer: null });
  expect([asked(), signedOut.mock.calls]).toEqual([
    2,
    [[expect.objectContaining({ code: 'UNAUTHENTICATED' })]],
  ]);
});

it('asks no third time', async () => {
  const { ask, asked } = clientOf(401, 401, { viewer: null });
  await expect(ask()).rejects.toMatchObject({ statusCode: 401 });
  expect(asked()).toBe(2);
});

it('leaves other failures as they are', async () => {
  const { ask, signedOut, asked } = clientOf(503, { viewer: null });
  await expect(ask()).rejects.toMatchObject({ statusCode: 503 });
  expect([asked(), signedOut.mock.calls]).toEqual([1, []]);
});
