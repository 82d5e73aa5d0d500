import { ApolloLink, gql, InMemoryCache, ApolloClient, Observable } from '@apollo/client';
import { describe, expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { createSharingLink } from '#web/src/apollo/sharing-link.ts';

const COUNT = gql`
  query Count($of: String) {
    count(of: $of)
  }
`;
const ADD = gql`
  mutation Add {
    add
  }
`;
const ADDED = gql`
  subscription Added {
    added
  }
`;

type Answer = (data: Record<string, unknown>) => void;

/** A client in the test's hands: what was asked, and the answer to each that it gives when it likes. */
const open = () => {
  const asked: { name: string | undefined; answer: Answer }[] = [];
  const server = new ApolloLink(
    ({ operationName }) =>
      new Observable((observer) => {
        const answer: Answer = (data) => {
          observer.next({ data });
          if (operationName !== 'Added') observer.complete();
        };
        asked.push({ name: operationName, answer });
      }),
  );
  const client = new ApolloClient({
    link: createSharingLink().concat(server),
    cache: new InMemoryCache(),
    queryDeduplication: false,
    defaultOptions: { watchQuery: { errorPolicy: 'all' } },
  });
  const count = async (of?: string) => {
    const { data } = await client.query({
      query: COUNT,
      variables: { of },
      fetchPolicy: 'no-cache',
    });
    return (data as { count: number } | undefined)?.count;
  };
  const answer = (index: number, data: Record<string, unknown>) => {
    const operation = asked[index];
    if (!operation) throw new Error(`nothing was asked as number ${index}`);
    operation.answer(data);
  };
  return { client, count, answer, names: () => asked.map(({ name }) => name) };
};

describe('the same query', () => {
  it('is sent once while it is under way, and anew afterwards', async () => {
    const { count, answer, names } = open();
    const both = Promise.all([count(), count()]);
    answer(0, { count: 1 });
    expect(await both).toEqual([1, 1]);
    const later = count();
    answer(1, { count: 2 });
    expect(await later).toBe(2);
    expect(names()).toEqual(['Count', 'Count']);
  });

  it('is another one with other variables', async () => {
    const { count, answer } = open();
    const both = Promise.all([count('a'), count('b')]);
    answer(0, { count: 1 });
    answer(1, { count: 2 });
    expect(await both).toEqual([1, 2]);
  });

  it('is sent anew after a mutation, also while the one before is under way', async () => {
    const { client, count, answer, names } = open();
    const before = count();
    const added = client.mutate({ mutation: ADD });
    answer(1, { add: true });
    await added;
    const after = count();
    answer(0, { count: 1 });
    answer(2, { count: 2 });
    expect(await Promise.all([before, after])).toEqual([1, 2]);
    expect(names()).toEqual(['Count', 'Add', 'Count']);
  });

  it('is sent anew by who hears of an event, also while the one before is under way', async () => {
    const { client, count, answer, names } = open();
    const heard = new Promise<unknown>((resolve) => {
      client.subscribe({ query: ADDED }).subscribe(() => resolve(count()));
    });
    await Promise.resolve();
    const before = count();

    answer(0, { added: true });
    answer(1, { count: 1 });
    expect(await before).toBe(1);
    await waitFor(() => expect(names()).toHaveLength(3));
    answer(2, { count: 2 });
    expect(await heard).toBe(2);
  });
});
