import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { and, eq, inArray, lt } from 'drizzle-orm';
import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import type { MessageAudience } from '@whaletide/schema/domains/managing/rules/messages.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { competitionMessages } from '#platform/src/domains/managing/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { stageOf } from './support.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

type Entered = Awaited<ReturnType<typeof enter>>;

let platform: TestPlatform;
let competition: TestCompetition;
/** Members whose teams stand in the first stage, have been promoted out of it, and are banned. */
let staying: Entered;
let promoted: Entered;
let banned: Entered;
let first: string;
let last: string;

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20', COMPETITION_MESSAGES_PER_DAY: '3' } });
});
afterAll(() => platform.close());

const by = () => ({ token: competition.organizer.token });

beforeEach(async () => {
  competition = await makeCompetition(platform);
  const { db } = platform.database;
  first = competition.stageId;
  const stage = {
    body: { Competition: competition.id, ...stageOf(platform, 10, 20), Name: '决赛' },
  };
  last = (await platform.call(managingCalls.createStage, stage, by()))._id;
  const name = competition.id.slice(-8);
  staying = await enter(platform, competition, `stay${name}`);
  promoted = await enter(platform, competition, `prom${name}`);
  banned = await enter(platform, competition, `bann${name}`);
  await db.update(teams).set({ promotions: 1 }).where(eq(teams.id, promoted.team));
  await db.update(teams).set({ banned: true }).where(eq(teams.id, banned.team));
  const ids = [staying.id, promoted.id, banned.id];
  await db.update(members).set({ emailVerified: true }).where(inArray(members.id, ids));
});

const reach = (Audience: MessageAudience, Target?: string) =>
  platform.call(
    messageCalls.reach,
    { params: { id: competition.id }, query: { Audience, ...(Target && { Target }) } },
    by(),
  );
const input = (Audience: MessageAudience, Target?: string, texts = {}) => ({
  params: { id: competition.id },
  body: { Audience, ...(Target && { Target }), Title: '通知', Content: '第一行\n第二行', ...texts },
});
const send = (...args: Parameters<typeof input>) =>
  platform.call(messageCalls.send, input(...args), by());
const refused = (...args: Parameters<typeof input>) =>
  platform.refusal(messageCalls.send, input(...args), by());
/** Waits until the messages of the competition have reached everybody. */
const delivered = () =>
  waitFor('the messages', async () => {
    const { competitionId, delivered: done, recipients } = competitionMessages;
    const left = await platform.database.db
      .select({ id: competitionMessages.id })
      .from(competitionMessages)
      .where(and(eq(competitionId, competition.id), lt(done, recipients)));
    return left.length === 0;
  });
const told = async ({ token }: { token: string }) => {
  const query = { page: 1, perPage: 20 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data
    .filter(({ EventType }) => EventType === 2044)
    .map(({ EventType, Data }) => notificationText(EventType, Data));
};
const mails = async ({ id }: Entered) =>
  (await platform.database.db.select().from(outbox).where(eq(outbox.memberId, id))).filter(
    ({ key }) => key.startsWith('competition-message:'),
  );

describe('a reach', () => {
  it('is refused as its message would be', async () => {
    const refusedReach = (Audience: MessageAudience, Target?: string) =>
      platform.refusal(
        messageCalls.reach,
        { params: { id: competition.id }, query: { Audience, ...(Target && { Target }) } },
        by(),
      );
    expect(await refusedReach('team')).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '请选择团队',
    });
    expect(await refusedReach('unpromoted', last)).toMatchObject({
      code: 'CONFLICT',
      message: '最后一个阶段没有晋级',
    });
  });
});

describe('a message', () => {
  it('reaches whom it names, each once, by bell and mail', async () => {
    const expected = [
      ['everybody', undefined, 2],
      ['stage', first, 2],
      ['stage', last, 1],
      ['unpromoted', first, 1],
      ['team', banned.team, 1],
    ] as const;
    for (const [audience, target, count] of expected)
      expect(await reach(audience, target)).toEqual({ Recipients: count, Mails: count });

    expect(await send('unpromoted', first)).toMatchObject({ Recipients: 1, TargetName: '初赛' });
    await delivered();
    expect(await told(staying)).toEqual([expect.stringContaining('的主办方：通知\n第一行')]);
    expect(await mails(staying)).toHaveLength(1);
    for (const other of [promoted, banned]) expect(await told(other)).toEqual([]);
    const query = { page: 1, perPage: 10 };
    const params = { id: competition.id };
    const { data } = await platform.call(messageCalls.list, { params, query }, by());
    expect(data).toMatchObject([
      { Audience: 'unpromoted', Recipients: 1, Delivered: 1, Sender: competition.organizer.id },
    ]);
  });

  it('goes by what its reader wants, and not to accounts that are closed', async () => {
    await platform.call(
      notificationCalls.setSettings,
      { body: { OrganizerMails: false } },
      staying,
    );
    await platform.database.db
      .update(members)
      .set({ deactivated: platform.clock.now })
      .where(eq(members.id, promoted.id));
    expect(await reach('everybody')).toEqual({ Recipients: 1, Mails: 0 });
    await send('everybody');
    await delivered();
    expect(await told(staying)).toHaveLength(1);
    expect(await mails(staying)).toEqual([]);
  });

  it('is refused without a text, a target or a recipient', async () => {
    expect(await refused('everybody', undefined, { Title: ' ' })).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Title',
    });
    expect(await refused('team')).toMatchObject({ message: '请选择团队', field: 'Target' });
    const other = await makeCompetition(platform);
    expect(await refused('stage', other.stageId)).toMatchObject({ code: 'NOT_FOUND' });
    expect(await refused('unpromoted', last)).toMatchObject({
      code: 'CONFLICT',
      message: '最后一个阶段没有晋级',
    });
    const { db } = platform.database;
    await db.update(teams).set({ promotions: 0 }).where(eq(teams.id, promoted.team));
    expect((await refused('stage', last)).message).toBe('没有可以收到消息的成员');
  });

  it('is one of a few a day, and written down', async () => {
    for (let sent = 0; sent < 3; sent += 1) await send('everybody');
    expect(await refused('everybody')).toMatchObject({ code: 'RATE_LIMITED' });
    platform.clock.advance(DAY);
    await send('everybody');
    const admin = await writer(platform, '值班站长', { roles: ['admin'] });
    const query = { page: 1, perPage: 10, Action: 'competitionMessages.send' };
    const { data } = await platform.call(moderationCalls.log, { query }, admin);
    expect(data[0]).toMatchObject({ Actor: competition.organizer.id });
    const [row] = await platform.database.db
      .select({ name: competitions.name })
      .from(competitions)
      .where(eq(competitions.id, competition.id));
    expect(data[0]?.Title).toBe(`${row?.name} · 通知`);
  });
});
