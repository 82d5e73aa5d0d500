import { afterAll, expect, it } from '@jest/globals';
import Fastify from 'fastify';
import type { Database } from '#platform/src/database/database.ts';
import { openPostgres } from '#platform/src/database/postgres.ts';
import { eventLog } from '#platform/src/events/log.ts';
import { wakeups } from '#platform/src/events/wakeups.ts';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { useProduct } from './support/product.ts';

const WRITERS = 8;
const EVENTS = 1_000;
const CUTS = 50;

const databases: Database[] = [];

// Before the product's own end: it drops the database.
afterAll(async () => {
  await Promise.all(databases.map((database) => database.close()));
});
const product = useProduct({ pairs: 2 });

/** A writer of events with connections of its own, as another platform would be. */
const startWriter = async () => {
  const database = await openPostgres({
    url: product().store.env.DATABASE_URL ?? '',
    connections: 2,
    statementMs: 120_000,
    connectionMs: 120_000,
    onError: (error) => console.error(error.message),
  });
  databases.push(database);
  const log = eventLog(database, wakeups(database, Fastify().log), () => new Date());
  return (memberId: string, text: string) =>
    database.transaction((tx) =>
      log.publish(tx, [memberId], {
        kind: 'notification',
        eventType: 9_999,
        related: null,
        data: { Message: text },
      }),
    );
};

interface Event {
  notificationReceived: { eventId: string; text: string };
}

it('1,000 events of 8 writers reach a reader that is cut 50 times, once and in order', async () => {
  const { gateways } = product();
  const member = new GraphqlClient(gateways[0].url);
  await member.signIn(accounts.moderator, PASSWORD);
  const { viewer, notifications } = await member.ask<{
    viewer: { id: string };
    notifications: { items: { eventId: string }[] };
  }>('{ viewer { id } notifications(perPage: 1) { items { eventId } } }');
  const writers = await Promise.all(Array.from({ length: WRITERS }, startWriter));
  const writing = Promise.all(
    writers.map(async (write, writer) => {
      for (let index = 0; index < EVENTS / WRITERS; index += 1)
        await write(viewer.id, `${writer}-${index}`);
    }),
  );

  const received: Event['notificationReceived'][] = [];
  let cursor = notifications.items[0]?.eventId ?? '0';
  for (let cut = 0; cut <= CUTS; cut += 1) {
    // Now through one gateway, now through the other.
    const live = member
      .at(gateways[cut % 2]?.url ?? '')
      .subscribe<Event>(
        'subscription ($after: ID) { notificationReceived(after: $after) { eventId text } }',
        { after: cursor },
      );
    const share = cut === CUTS ? EVENTS : Math.ceil((EVENTS / (CUTS + 1)) * (cut + 1));
    while (received.length < share) {
      const { notificationReceived } = await live.next();
      received.push(notificationReceived);
      cursor = notificationReceived.eventId;
    }
    live.cut();
  }
  await writing;

  const numbers = received.map(({ eventId }) => Number(eventId));
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b));
  expect(new Set(received.map(({ text }) => text)).size).toBe(EVENTS);
  for (let writer = 0; writer < WRITERS; writer += 1) {
    const own = received.filter(({ text }) => text.startsWith(`${writer}-`));
    expect(own.map(({ text }) => Number(text.split('-')[1]))).toEqual(
      Array.from({ length: EVENTS / WRITERS }, (_, index) => index),
    );
  }
});
