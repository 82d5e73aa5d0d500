import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { parkedWorkCalls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { newId } from '#platform/src/ids.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { type JobHandler, startWorker } from '#platform/src/jobs/worker.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Person, writer } from '../support/forum.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

const KIND = 'test';

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { JOB_POLL_MS: '20' } });
  admin = await writer(platform, '值班', { roles: ['admin'] });
});
afterAll(() => platform.close());

const stops: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
  await platform.database.db.delete(jobs);
});

const begin = async (run: JobHandler['run'], kind = KIND) => {
  const { database, services } = platform;
  const { config, log, jobs: queue } = services;
  const handler = { run, giveUp: () => Promise.resolve() };
  const { limits } = config;
  const options = { database, queue, handlers: { [kind]: handler }, limits, log };
  const stop = await startWorker(options);
  stops.push(stop);
  return stop;
};
const add = (turn?: string) =>
  platform.database.transaction((tx) => platform.services.jobs.add(tx, KIND, {}, { turn }));
const left = () => platform.database.db.select().from(jobs).where(eq(jobs.kind, KIND));

/** Leases it as a process does that dies before it is done. */
const dies = async () => {
  await platform.services.jobs.lease([KIND]);
  platform.clock.advance(platform.services.config.limits.jobLeaseMs);
};

describe('a job that takes its process with it', () => {
  it('is done by another process the first time', async () => {
    await add();
    await dies();
    await begin((_, finish) => platform.database.transaction(finish));
    await waitFor('it to be done', async () => (await left()).length === 0);
  });

  it('is parked the second time, whatever its kind, and administrators read why', async () => {
    await add();
    await dies();
    await dies();
    const tried: string[] = [];
    await begin(({ id }) => Promise.resolve(void tried.push(id)));
    const parked = async () => {
      const query = { page: 1, perPage: 20 };
      return (await platform.call(parkedWorkCalls.jobs, { query }, admin)).data;
    };
    await waitFor('it to be parked', async () => (await parked()).length > 0);
    expect(await parked()).toMatchObject([{ Kind: KIND, Failure: 'DIED' }]);
    expect(tried).toEqual([]);
    // Once they say so it is tried as if it were new.
    const [job] = await parked();
    await platform.call(parkedWorkCalls.retryJob, { params: { id: job?._id ?? '' } }, admin);
    await waitFor('it to be tried', () => Promise.resolve(tried.length > 0));
  });
});

it('a stop ends long work, which another process begins again as if it were new', async () => {
  await add();
  const began = Promise.withResolvers<null>();
  const stop = await begin(async (_job, _finish, lost) => {
    began.resolve(null);
    await new Promise((resolve) => lost.addEventListener('abort', resolve));
    lost.throwIfAborted();
  });
  await began.promise;
  await stop();
  expect(await left()).toMatchObject([{ lease: null, tries: 0, deaths: 0 }]);
});

describe('jobs of one turn', () => {
  it('are done one at a time, and hold up no other', async () => {
    await add('first');
    await add('first');
    await add('second');
    const { jobs: queue } = platform.services;
    const leased = [await queue.lease([KIND]), await queue.lease([KIND])];
    const rows = (await left()).filter(({ lease }) => lease !== null);
    expect(rows.map(({ turn }) => turn).toSorted()).toEqual(['first', 'second']);
    expect(await queue.lease([KIND])).toBeUndefined();
    const first = rows.find(({ turn }) => turn === 'first')?.id;
    const ended = leased.find((job) => job?.id === first);
    if (!ended) throw new Error('none of the first turn was leased');
    await platform.database.transaction((tx) => queue.finish(tx, ended));
    expect(await queue.lease([KIND])).toMatchObject({ kind: KIND });
  });
});

describe('a job that is cancelled', () => {
  it('ends the work that is done on it, which records nothing', async () => {
    const about = newId();
    const { jobs: queue } = platform.services;
    const { transaction } = platform.database;
    await transaction((tx) => queue.add(tx, KIND, { about }));
    const began = Promise.withResolvers<null>();
    const ended = Promise.withResolvers<unknown>();
    await begin(async (_, finish, lost) => {
      began.resolve(null);
      await new Promise((resolve) => lost.addEventListener('abort', resolve));
      await transaction(finish).catch(ended.resolve);
      throw new Error('it was cancelled');
    });
    await began.promise;
    await transaction((tx) => queue.cancel(tx, KIND, ['about', about]));
    expect(await ended.promise).toMatchObject({ name: 'LeaseLost' });
    expect(await left()).toEqual([]);
  });
});
