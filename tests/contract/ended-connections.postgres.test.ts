import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from '@jest/globals';
import { onServer } from '../support/demo-template.ts';
import { waitFor } from '../support/wait-for.ts';
import { useProduct } from './support/product.ts';

const product = useProduct();
const CALLS = 30;

/** Calls that read, the second by several statements. */
const PATHS = ['/v2/api/competitionsCommunity?page=1&perPage=12', '/api/search/counts?text=qie'];

it('platform answers 503 while its connections are ended, and goes on by itself', async () => {
  const { platforms, store } = product();
  const [{ url, pid }] = platforms;
  const before = pid();
  const database = new URL(store.env.DATABASE_URL ?? '').pathname.slice(1);
  const statuses = new Set<number>();
  const call = async (index: number) => {
    const { status, body } = await fetch(`${url}${PATHS[index % PATHS.length]}`);
    await body?.cancel();
    statuses.add(status);
  };
  for (let round = 0; round < 10; round += 1) {
    const calls = Array.from({ length: CALLS }, (_, index) => call(index));
    await wait(20);
    await onServer(
      process.env.DATABASE_URL ?? '',
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
    );
    await Promise.all(calls);
  }
  expect([...statuses].filter((status) => status !== 200 && status !== 503)).toEqual([]);
  // An idle connection that was ended may be handed out before its end is heard of.
  await waitFor('platform to answer', async () => (await fetch(`${url}${PATHS[0]}`)).ok);
  expect(pid()).toBe(before);
});
