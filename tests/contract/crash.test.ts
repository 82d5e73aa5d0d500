import { expect, it } from '@jest/globals';
import { accounts, PASSWORD } from '../support/demo.ts';
import { GraphqlClient } from '../support/graphql.ts';
import { waitFor } from '../support/wait-for.ts';
import { useProduct } from './support/product.ts';
import {
  findPenguins,
  nextReview,
  perfectResult,
  register,
  submit,
  worksOf,
} from './support/penguins.ts';

// A short lease, so that a dead scorer's job is taken over while the test waits; and as many tries
// as it is killed in the middle of one, however slow the machine.
const product = useProduct({
  platformEnv: { JOB_LEASE_MS: '2000', JOB_TRIES: '10', JOB_DEATHS: '10' },
});

interface Reviewed {
  notificationReceived: { eventId: string; eventType: number; work: { id: string } | null };
}

it('platform killed in the middle of submissions loses none and reviews each once', async () => {
  const {
    platforms: [platform],
    gateways: [gateway],
  } = product();
  const member = new GraphqlClient(gateway.url);
  await member.signIn(accounts.newcomer, PASSWORD);
  const { id, task } = await findPenguins(member);
  await register(member, id);
  const live = member.subscribe<Reviewed>(
    'subscription { notificationReceived { eventId eventType work { id } } }',
  );
  const submitted = [];
  for (let round = 0; round < 3; round += 1) {
    submitted.push((await submit(member, task.id, perfectResult)).id);
    await platform.stop('SIGKILL');
    await platform.restart();
    await waitFor('the gateway to reach platform again', async () => {
      const { data } = await member.send<{ viewer: object | null }>('{ viewer { id } }');
      return data?.viewer;
    });
  }

  const works = await waitFor('all works to be reviewed', async () => {
    const all = await worksOf(member, task.id);
    return all.every(({ status }) => status !== 'PENDING') && all;
  });
  expect(works.map((work) => work.id).toSorted()).toEqual(submitted.toSorted());
  expect(works.map(({ status }) => status)).toEqual(works.map(() => 'REVIEWED'));
  expect(works.map(({ publicScore }) => publicScore)).toEqual([1, 1, 1]);

  // The socket came back by itself each time: every review was told, once, in order.
  const told: Reviewed['notificationReceived'][] = [];
  while (told.length < submitted.length) told.push(await nextReview(live));
  const numbers = told.map(({ eventId }) => Number(eventId));
  expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => a - b));
  // An event may come without its work, where platform died again before it was asked for it.
  const { notifications } = await member.ask<{
    notifications: { items: Reviewed['notificationReceived'][] };
  }>('{ notifications(page: 1, perPage: 20) { items { eventId eventType work { id } } } }');
  const reviews = notifications.items.filter(({ eventType }) => eventType === 2001);
  expect(reviews.map(({ work }) => work?.id).toSorted()).toEqual(submitted.toSorted());
  expect(told.map(({ eventId }) => eventId).toSorted()).toEqual(
    reviews.map(({ eventId }) => eventId).toSorted(),
  );
  await live.stop();
});

it('while platform is down, public pages come from the cache and the rest says so', async () => {
  const {
    platforms: [platform],
    gateways: [gateway],
  } = product();
  const visitor = new GraphqlClient(gateway.url);
  const member = new GraphqlClient(gateway.url);
  await member.signIn(accounts.member, PASSWORD);
  const LIST = '{ competitions { totalCount items { id name } } }';
  const before = await visitor.ask(LIST);
  await platform.stop('SIGKILL');
  try {
    expect(await visitor.ask(LIST)).toEqual(before);
    const { errors } = await member.send('{ viewer { id } }');
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect(errors?.[0]?.message).not.toMatch(/127\.0\.0\.1|ECONN/);
    expect((await fetch(`${gateway.url}/readyz`)).status).toBe(200);
  } finally {
    await platform.restart();
  }
  const back = await waitFor('everything to come back by itself', async () => {
    const { data } = await member.send<{ viewer: object | null }>('{ viewer { id } }');
    return data?.viewer;
  });
  expect(back).toMatchObject({ id: expect.any(String) });
});
