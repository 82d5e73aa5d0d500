import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { parkedWorkCalls as calls } from '@whaletide/schema/domains/parked-work/rest.ts';
import { jobs } from '#platform/src/jobs/tables.ts';
import { startWorker } from '#platform/src/jobs/worker.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { parkJob, parkMail, retryMail } from '#tests/platform/support/parking.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false, env: { JOB_POLL_MS: '20' } });
  admin = await writer(platform, '运维', { roles: ['admin'] });
  other = await writer(platform, '路人');
});
afterAll(() => platform.close());

const query = { page: 1, perPage: 20 };
const mailsNow = () => platform.call(calls.mails, { query }, admin);
const jobsNow = () => platform.call(calls.jobs, { query }, admin);
const logged = async () => {
  const { data } = await platform.call(moderationCalls.log, { query }, admin);
  return data.map(({ Action, Reason }) => [Action, Reason]);
};
const mail = async (key: string) =>
  (await platform.database.db.select().from(outbox).where(eq(outbox.key, key)))[0];
const job = async (id: string) =>
  (await platform.database.db.select().from(jobs).where(eq(jobs.id, id)))[0];

describe('parked mails', () => {
  it('are listed for administrators alone, by pages, without what is in them', async () => {
    await parkMail(platform, 'first', { memberId: other.id });
    platform.clock.advance(1_000);
    await parkMail(platform, 'second', { reason: 'UNCERTAIN' });
    const { data, totalNum } = await mailsNow();
    expect(data).toEqual([
      {
        Key: 'second',
        Template: 'digest',
        Subject: '鲸潮社区每周摘要',
        User: null,
        To: 's***@reader.example',
        ParkedDate: platform.clock.now.toISOString(),
        Tries: 3,
        Failure: 'UNCERTAIN',
      },
      expect.objectContaining({ Key: 'first', User: other.id, Failure: 'RECIPIENT' }),
    ]);
    expect(totalNum).toBe(2);
    const second = await platform.call(calls.mails, { query: { page: 2, perPage: 1 } }, admin);
    expect(second.data.map(({ Key }) => Key)).toEqual(['first']);
    expect((await platform.refusal(calls.mails, { query }, other)).code).toBe('FORBIDDEN');
  });

  it('are sent again once, which is logged; one that may have arrived only when told so', async () => {
    const key = await parkMail(platform, 'again');
    await retryMail(platform, admin, key);
    expect(await mail(key)).toMatchObject({ parkedDate: null, tries: 0, reason: null });
    expect((await logged())[0]).toEqual(['parkedWork.retryMail', null]);
    const refused = (Key: string) =>
      platform.refusal(calls.retryMail, { body: { Key, MayRepeat: false } }, admin);
    expect(await refused(key)).toMatchObject({ code: 'CONFLICT', message: expect.any(String) });
    const doubtful = await parkMail(platform, 'doubtful', { reason: 'UNCERTAIN' });
    expect(await refused(doubtful)).toMatchObject({ code: 'CONFLICT', field: 'MayRepeat' });
    expect(await mail(doubtful)).toMatchObject({ reason: 'UNCERTAIN' });
    await retryMail(platform, admin, doubtful, true);
    expect(await mail(doubtful)).toMatchObject({ parkedDate: null, handedDate: null });
  });

  it('are given up for a reason, and never come back', async () => {
    const key = await parkMail(platform, 'never');
    const giveUp = (Reason: string) => ({ body: { Key: key, Reason } });
    expect(await platform.refusal(calls.giveUpMail, giveUp(' '), admin)).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Reason',
    });
    await platform.call(calls.giveUpMail, giveUp('地址有误'), admin);
    expect((await logged())[0]).toEqual(['parkedWork.giveUpMail', '地址有误']);
    expect((await mailsNow()).data.map(({ Key }) => Key)).not.toContain(key);
    expect((await platform.refusal(calls.giveUpMail, giveUp('再次'), admin)).code).toBe('CONFLICT');
    await expect(retryMail(platform, admin, key, true)).rejects.toThrow('已被处理');
  });
});

describe('parked jobs', () => {
  it('are listed for administrators alone, and say why in general', async () => {
    const id = await parkJob(platform, { kind: 'column-news', reason: 'DATABASE' });
    expect((await jobsNow()).data).toEqual([
      {
        _id: id,
        Kind: 'column-news',
        ParkedDate: platform.clock.now.toISOString(),
        Tries: 3,
        Failure: 'DATABASE',
      },
    ]);
    expect((await platform.refusal(calls.jobs, { query }, other)).code).toBe('FORBIDDEN');
    await platform.call(calls.retryJob, { params: { id } }, admin);
    expect(await job(id)).toMatchObject({ parkedDate: null, tries: 0, givenUp: false });
    expect((await logged())[0]).toEqual(['parkedWork.retryJob', null]);
    const again = await platform.refusal(calls.retryJob, { params: { id } }, admin);
    expect(again.code).toBe('CONFLICT');
  });

  it('are parked where trying didn’t help, tried again, and recorded as given up by a worker', async () => {
    const { services, database } = platform;
    let mends = false;
    const done: string[] = [];
    const stop = await startWorker({
      database,
      queue: services.jobs,
      handlers: {
        test: {
          run: async (held, finish) => {
            if (!mends) throw new Error('broken');
            await database.transaction(finish);
            done.push(held.id);
          },
          giveUp: async (_tx, held) => void done.push(`given up ${held.id}`),
          parks: true,
        },
      },
      limits: services.config.limits,
      log: services.log,
    });
    await database.transaction((tx) => services.jobs.add(tx, 'test', {}));
    const parkedOf = async (kind: string) =>
      (await jobsNow()).data.find(({ Kind }) => Kind === kind);
    const parked = async () => {
      await waitFor('the job to be parked', async () => {
        platform.clock.advance(60_000);
        return (await parkedOf('test')) !== undefined;
      });
      return parkedOf('test');
    };
    expect(await parked()).toMatchObject({ Failure: 'FAILED', Tries: 3 });
    const first = (await parkedOf('test'))?._id ?? '';
    mends = true;
    await platform.call(calls.retryJob, { params: { id: first } }, admin);
    await waitFor('the job to be done', async () => done.includes(first));
    expect(await job(first)).toBeUndefined();

    mends = false;
    await database.transaction((tx) => services.jobs.add(tx, 'test', {}));
    const second = (await parked())?._id ?? '';
    const input = { params: { id: second }, body: { Reason: '不再需要' } };
    await platform.call(calls.giveUpJob, input, admin);
    await waitFor('the job to be given up', async () => done.includes(`given up ${second}`));
    expect(await job(second)).toBeUndefined();
    expect((await logged())[0]).toEqual(['parkedWork.giveUpJob', '不再需要']);
    await stop();
  });
});
