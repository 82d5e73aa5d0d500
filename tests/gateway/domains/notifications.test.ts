import { describe, expect, it } from '@jest/globals';
import { stubContract } from '../support/contract.ts';
import { eitherPage, memberId } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const named = (index: number) => ({ _id: memberId(index), Name: '名称' });
const notification = (EventType: number) => ({
  _id: memberId(EventType),
  EventId: String(EventType),
  EventType,
  Date: '2026-11-21T04:00:00.000Z',
  hasRead: false,
  BatchCount: 1,
  Related: null,
  Bell: true,
  Desktop: true,
  Data: {},
});

it('each event has its name beside its number, and one without a name says so', async () => {
  const numbers = [2001, 400, 22, 9_999];
  rest()
    .get('/api/user/notfs')
    .query(true)
    .reply(200, eitherPage(numbers.map(notification)));
  const { body } = await gateway().send('{ notifications { items { eventType eventName } } }', {
    token: TOKEN,
  });
  expect(body).toEqual({
    data: {
      notifications: {
        items: [
          { eventType: 2001, eventName: 'WORK_REVIEWED' },
          { eventType: 400, eventName: 'FEE_PAID' },
          { eventType: 22, eventName: 'PROJECT_COMMENTED' },
          { eventType: 9_999, eventName: 'OTHER' },
        ],
      },
    },
  });
});

it('says what each is about, by one call a kind, and null for what has no type here', async () => {
  const about = [
    { ...notification(16), Data: { Post: named(1), User: named(9) } },
    { ...notification(4), Data: { Team: named(2), Competition: named(3) } },
    { ...notification(2015), Data: { Competition: named(3) } },
    { ...notification(132), Data: { User: named(9) } },
    { ...notification(132), Data: { User: named(8) } },
    { ...notification(31), Data: { Workorder: { _id: memberId(7), OrderId: 7 } } },
  ];
  rest().get('/api/user/notfs').query(true).reply(200, eitherPage(about));
  const counts = stubContract(1);
  const { body } = await gateway().send(
    '{ notifications { items { subject { __typename ... on Node { id } } } } }',
    { token: TOKEN },
  );
  const { items } = body.data?.notifications as { items: { subject: object | null }[] };
  expect(items.map(({ subject }) => subject)).toEqual([
    { __typename: 'ForumPost', id: memberId(1) },
    { __typename: 'Team', id: memberId(2) },
    { __typename: 'Competition', id: memberId(3) },
    { __typename: 'Member', id: memberId(9) },
    { __typename: 'Member', id: memberId(8) },
    null,
  ]);
  expect(Object.values(counts.byOperation())).toEqual([1, 1, 1, 1]);
});

describe('notifications by cursor', () => {
  const list = (args: string) =>
    gateway().send(`{ notifications(${args}) { items { id } endCursor hasNextPage } }`, {
      token: TOKEN,
    });

  it('are asked for by `first` and `after`, at most 100', async () => {
    rest()
      .get('/api/user/notfs')
      .query({ page: 1, perPage: 20, first: 100, after: 'Mw' })
      .reply(200, { ...eitherPage([notification(2001)]), endCursor: 'Mg', hasNextPage: true });
    const { body } = await list('first: 1000, after: "Mw"');
    expect(body.data).toEqual({
      notifications: { items: [{ id: memberId(2001) }], endCursor: 'Mg', hasNextPage: true },
    });
  });

  it('have their number counted only where it is asked for', async () => {
    for (const [fields, count] of [
      ['items { id } ...Rest', { count: true }],
      ['items { id }', {}],
    ] as const) {
      rest()
        .get('/api/user/notfs')
        .query({ page: 1, perPage: 20, first: 5, ...count })
        .reply(200, { ...eitherPage([notification(2001)]), totalNum: 'count' in count ? 7 : null });
      const query = `{ notifications(first: 5) { ${fields} } }`;
      const rests = 'fragment Rest on NotificationPage { ... on Page { number: totalCount } }';
      const { body } = await gateway().send('count' in count ? `${query} ${rests}` : query, {
        token: TOKEN,
      });
      expect(body.errors).toBeUndefined();
      expect(body.data).toMatchObject({
        notifications: 'count' in count ? { number: 7 } : { items: [{ id: memberId(2001) }] },
      });
    }
  });

  it.each([
    ['first: 0', '每页至少 1 条', 'first'],
    ['after: ""', '翻页位置无效，请从头开始', 'after'],
    ['after: "a/b"', '翻页位置无效，请从头开始', 'after'],
    [`after: "${'a'.repeat(201)}"`, '翻页位置无效，请从头开始', 'after'],
  ])('refuse %s', async (args, message, field) => {
    const { body } = await list(args);
    expect(body.errors).toMatchObject([{ message, extensions: { code: 'BAD_USER_INPUT', field } }]);
  });
});
