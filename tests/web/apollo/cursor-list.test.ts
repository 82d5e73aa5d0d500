import { describe, expect, it } from '@jest/globals';
import { createCache } from '#web/src/apollo/cache.ts';
import { NotificationsDocument } from '#web/src/domains/notifications/pages/NotificationsPage/Notifications.generated.ts';
import { notification } from '../domains/notifications/notification.ts';

const filter = {};

/** A cache with the list that these answers make, each the letters of its rows. */
const listOf = (...answers: { after?: string; rows: string; more?: boolean }[]) => {
  const cache = createCache();
  for (const { after, rows, more = false } of answers)
    cache.writeQuery({
      query: NotificationsDocument,
      variables: { filter, ...(after !== undefined && { after }) },
      data: {
        notifications: {
          __typename: 'NotificationPage',
          endCursor: rows.at(-1) ?? null,
          hasNextPage: more,
          items: [...rows].map((id) => notification(id)),
        },
      } as never,
    });
  const list = cache.readQuery({ query: NotificationsDocument, variables: { filter } });
  const { items, endCursor, hasNextPage } = list?.notifications ?? { items: [] };
  return { rows: items.map(({ id }) => id.charAt(0)).join(''), endCursor, more: hasNextPage };
};

const first = { rows: 'fed', more: true };
const second = { after: 'd', rows: 'cba', more: true };

describe('a list by cursor', () => {
  it('grows by what is behind its end', () => {
    expect(listOf(first, second)).toEqual({ rows: 'fedcba', endCursor: 'a', more: true });
  });

  it('gets what has come in since when it is fetched again, and keeps what is below', () => {
    const again = { rows: 'gfe', more: true };
    expect(listOf(first, second, again)).toEqual({ rows: 'gfedcba', endCursor: 'a', more: true });
  });

  it('loses what is gone from its beginning', () => {
    const again = { rows: 'fdc', more: true };
    expect(listOf(first, second, again)).toEqual({ rows: 'fdcba', endCursor: 'a', more: true });
  });

  it('begins over where more has come in than a page holds, rather than leave a gap', () => {
    const again = { rows: 'kji', more: true };
    expect(listOf(first, second, again)).toEqual({ rows: 'kji', endCursor: 'i', more: true });
  });

  it('is all of a page after which nothing comes', () => {
    expect(listOf(first, second, { rows: 'fe' })).toEqual({
      rows: 'fe',
      endCursor: 'e',
      more: false,
    });
    expect(listOf(first, { rows: '' })).toEqual({ rows: '', endCursor: null, more: false });
  });

  it('takes no page that follows on what it no longer ends with', () => {
    const again = { rows: 'kji', more: true };
    expect(listOf(first, again, second)).toEqual({ rows: 'kji', endCursor: 'i', more: true });
  });
});
