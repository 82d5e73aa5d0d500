import { gql, InMemoryCache } from '@apollo/client';
import { expect, it } from '@jest/globals';
import { shareReadings } from '#web/src/rendering/shared-readings.ts';

const NAMES = gql`
  query Names($page: Int) {
    names(page: $page)
  }
`;

const setUp = () => {
  let reads = 0;
  const counted = { read: (names: string[] | undefined) => ((reads += 1), names) };
  const cache = new InMemoryCache({
    typePolicies: { Query: { fields: { names: { keyArgs: ['page'], ...counted } } } },
    resultCaching: false,
  });
  const write = (page: number, ...names: string[]) =>
    cache.writeQuery({ query: NAMES, variables: { page }, data: { names } });
  shareReadings(cache);
  const read = (page: number) =>
    cache.diff({ query: NAMES, variables: { page }, optimistic: true }).result;
  return { write, read, reads: () => reads };
};

it('what a page reads twice is read once, each with its variables', () => {
  const { write, read, reads } = setUp();
  write(1, '企鹅');
  write(2, '海豹');
  const before = reads();
  expect([read(1), read(2), read(1)]).toEqual([
    { names: ['企鹅'] },
    { names: ['海豹'] },
    { names: ['企鹅'] },
  ]);
  expect(reads() - before).toBe(2);
});

it('what is written is read again', () => {
  const { write, read } = setUp();
  expect(read(1)).toBeNull();
  write(1, '企鹅');
  expect(read(1)).toEqual({ names: ['企鹅'] });
  write(1, '海象');
  expect(read(1)).toEqual({ names: ['海象'] });
});
