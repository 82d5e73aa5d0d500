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

// Two platforms on one database and two gateways, each gateway with a platform of its own: what
// happens on one side has to reach the other.
const product = useProduct({ pairs: 2 });

/** The two sides; each gateway has a platform of its own. */
const sides = () => {
  const { platforms, gateways } = product();
  const [, platform] = platforms;
  const [, gateway] = gateways;
  if (!platform || !gateway) throw new Error('There is one side only');
  return {
    first: { platform: platforms[0], gateway: gateways[0] },
    second: { platform, gateway },
  };
};

interface Review {
  notificationReceived: { eventType: number; work: { id: string } | null };
}
const REVIEWS =
  'subscription ($after: ID) { notificationReceived(after: $after) { eventType work { id } } }';

it('a session and its live events work through either gateway, also after the other is killed', async () => {
  const { first, second } = sides();
  const onFirst = new GraphqlClient(first.gateway.url);
  await onFirst.signIn(accounts.newcomer, PASSWORD);
  const onSecond = onFirst.at(second.gateway.url);
  expect(await onSecond.ask('{ viewer { member { id } } }')).toEqual(
    await onFirst.ask('{ viewer { member { id } } }'),
  );

  const { id, task } = await findPenguins(onFirst);
  await register(onFirst, id);
  const live = onSecond.subscribe<Review>(REVIEWS);
  const firstReview = nextReview(live);
  const work = await submit(onFirst, task.id, perfectResult);
  expect((await firstReview).work?.id).toBe(work.id);

  const secondReview = nextReview(live);
  await first.gateway.stop('SIGKILL');
  await first.platform.stop('SIGKILL');
  const another = await submit(onSecond, task.id, perfectResult);
  expect((await secondReview).work?.id).toBe(another.id);
  await live.stop();
  await Promise.all([first.platform.restart(), first.gateway.restart()]);
});

it('signing out on one gateway is felt on the other at once, its sockets included', async () => {
  const { first, second } = sides();
  const onFirst = new GraphqlClient(first.gateway.url);
  await onFirst.signIn(accounts.captain, PASSWORD);
  const onSecond = onFirst.at(second.gateway.url);
  const live = onSecond.subscribe<Review>(REVIEWS);
  const ended = live.next().then(
    () => 'an event',
    () => 'ended',
  );
  await onSecond.ask('{ viewer { id } }');
  await onFirst.ask('mutation { signOut }');
  await waitFor(
    'the other gateway to know',
    async () =>
      (await onSecond.ask<{ viewer: object | null }>('{ viewer { id } }')).viewer === null,
    1_500,
  );
  expect(await ended).toBe('ended');
  await live.stop();
});

it('20 submissions at once through both gateways take the daily limit, no more', async () => {
  const { first, second } = sides();
  const onFirst = new GraphqlClient(first.gateway.url);
  await onFirst.signIn(accounts.creator, PASSWORD);
  const { id, task } = await findPenguins(onFirst);
  await register(onFirst, id);
  const limit = task.review?.dailyLimit ?? 0;
  expect(limit).toBeGreaterThan(0);
  const clients = [onFirst, onFirst.at(second.gateway.url)];
  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, (_, index) =>
      submit(clients[index % 2] ?? onFirst, task.id, perfectResult),
    ),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(limit);
  const works = await waitFor('the reviews', async () => {
    const all = await worksOf(onFirst, task.id);
    return all.every(({ status }) => status === 'REVIEWED') && all;
  });
  expect(works).toHaveLength(limit);
});
