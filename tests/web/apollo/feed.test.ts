import { expect, it } from '@jest/globals';
import { createCache } from '#web/src/apollo/cache.ts';
import { FeedDocument } from '#web/src/domains/feed/components/HomeFeed/HomeFeed.generated.ts';
import { feedOf } from '../support/data.ts';
import { entry } from '../domains/feed/entry.ts';

/** A cache with the feed that these answers make, each the numbers of its items. */
const feedOfAnswers = (...answers: { after?: string; rows: number[] }[]) => {
  const cache = createCache();
  for (const { after, rows } of answers) {
    const [newest, end] = [rows.at(0), rows.at(-1)].map(String);
    cache.writeQuery({
      query: FeedDocument,
      variables: after === undefined ? {} : { after },
      data: {
        feed: feedOf(
          rows.map((row) => entry(row)),
          { newest, endCursor: end, hasNextPage: true },
        ),
      } as never,
    });
  }
  const feed = cache.readQuery({ query: FeedDocument, variables: {} })?.feed;
  return [feed?.items.map(({ id }) => id).join(' '), feed?.newest, feed?.endCursor];
};

const first = { rows: [9, 8] };
const second = { after: '8', rows: [7, 6] };

it('a feed grows by what is behind its end, and keeps what it was newest', () => {
  expect(feedOfAnswers(first, second)).toEqual(['9 8 7 6', '9', '6']);
});

it('a feed is replaced when it is asked for from its beginning', () => {
  expect(feedOfAnswers(first, second, { rows: [11, 10] })).toEqual(['11 10', '11', '10']);
});

it('a feed takes no page behind what it no longer ends with', () => {
  expect(feedOfAnswers(first, { rows: [11, 10] }, second)).toEqual(['11 10', '11', '10']);
});
