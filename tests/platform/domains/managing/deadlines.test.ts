import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq, inArray } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import { movedText, MOVING_WORDS } from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import { notificationText } from '@whaletide/schema/domains/notifications/rules/notification-texts.ts';
import { EVENT_DEADLINE_MOVED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { events } from '#platform/src/events/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import type { MovedDeadlines } from '#platform/src/mail/competition-mails.ts';
import { outbox } from '#platform/src/mail/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';
import { at, settingsOf, stageOf, taskOf } from './support.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const by = ({ organizer }: TestCompetition) => ({ token: organizer.token });
const told = async ({ token }: { token: string }) => {
  const query = { page: 1, perPage: 10 };
  const { data } = await platform.call(notificationCalls.list, { query }, { token });
  return data
    .filter(({ EventType }) => EventType === 2027)
    .map(({ EventType, Data }) => notificationText(EventType, Data));
};
const mailed = async (ids: string[]) => {
  const { db } = platform.database;
  const rows = await db.select().from(outbox).where(inArray(outbox.memberId, ids));
  return rows
    .filter(({ givenUpDate }) => givenUpDate === null)
    .map(({ to, data }) => ({ to, moved: (data as MovedDeadlines).moved }));
};
const minute = (days: number) => {
  const shanghai = new Date(Date.parse(at(platform, days)) + 8 * HOUR);
  return shanghai.toISOString().slice(0, 16).replace('T', ' ');
};
const whole = (competition: TestCompetition, changes: object) => ({
  params: { id: competition.id },
  body: settingsOf(platform, changes),
});

describe('a deadline that moves', () => {
  it('is told by bell and mail to all who have registered, with both times', async () => {
    const competition = await makeCompetition(platform);
    const [reader, quiet] = [
      await enter(platform, competition, 'reader'),
      await enter(platform, competition, 'quiet'),
    ];
    const verified = { emailVerified: true };
    await platform.database.db.update(members).set(verified).where(eq(members.id, reader.id));
    await platform.database.db.update(members).set(verified).where(eq(members.id, quiet.id));
    await platform.call(notificationCalls.setSettings, { body: { OrganizerMails: false } }, quiet);
    // The summary, and what it has of competitions, is another choice.
    const noSummary = { Kind: 'COMPETITION' as const, Bell: true, Desktop: true, Mail: false };
    const summaries = { body: { Digest: false, Kinds: [noSummary] } };
    await platform.call(notificationCalls.setSettings, summaries, reader);

    const input = whole(competition, { EndDate: at(platform, 35) });
    await platform.call(managingCalls.update, input, by(competition));
    const text = `比赛结束时间由 ${minute(30)} 改为 ${minute(35)}`;
    for (const member of [reader, quiet])
      expect((await told(member))[0]).toContain(`：${text}（北京时间）`);
    const mails = await mailed([reader.id, quiet.id]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.moved.map(movedText)).toEqual([text]);
    expect(await told({ token: competition.organizer.token })).toEqual([]);

    // Another change of the same page tells nothing new.
    const same = whole(competition, { EndDate: at(platform, 35), Award: '奖杯' });
    await platform.call(managingCalls.update, same, by(competition));
    expect(await told(reader)).toHaveLength(1);

    // Moved once more before that was sent: one mail, which knows the last time alone.
    const again = whole(competition, { EndDate: at(platform, 40), Award: '奖杯' });
    await platform.call(managingCalls.update, again, by(competition));
    expect((await mailed([reader.id])).map(({ moved }) => moved.map(movedText))).toEqual([
      [`比赛结束时间由 ${minute(30)} 改为 ${minute(40)}`],
    ]);
    // And back where it was: there is nothing left to tell.
    const back = whole(competition, { EndDate: at(platform, 30), Award: '奖杯' });
    await platform.call(managingCalls.update, back, by(competition));
    expect(await mailed([reader.id])).toEqual([]);
  });

  it('is told of stages and tasks too', async () => {
    const competition = await makeCompetition(platform);
    const reader = await enter(platform, competition, 'worker');
    const task = taskOf(platform, { Name: '预测', EndDate: at(platform, 25) });
    const change = { params: { id: competition.taskId }, body: task };
    await platform.call(managingCalls.updateTask, change, by(competition));
    const stage = { params: { id: competition.stageId }, body: stageOf(platform, -1, 28) };
    await platform.call(managingCalls.updateStage, stage, by(competition));
    expect((await told(reader)).map((text) => text.split('：')[1])).toEqual([
      `阶段「初赛」的结束时间由 ${minute(30)} 改为 ${minute(28)}（北京时间）`,
      `任务「预测」的截止时间由 ${minute(30)} 改为 ${minute(25)}（北京时间）`,
    ]);
  });

  it('asks for its words where it is near', async () => {
    const competition = await makeCompetition(platform);
    const reader = await enter(platform, competition, 'late');
    const task = (changes: object) => ({
      params: { id: competition.taskId },
      body: taskOf(platform, { EndDate: at(platform, 2), ...changes }),
    });
    expect(
      await platform.refusal(managingCalls.updateTask, task({}), by(competition)),
    ).toMatchObject({ code: 'BAD_USER_INPUT', field: 'DeadlineConfirmation' });
    expect(await told(reader)).toEqual([]);
    const words = { DeadlineConfirmation: MOVING_WORDS };
    await platform.call(managingCalls.updateTask, task(words), by(competition));
    expect(await told(reader)).toHaveLength(1);
  });

  it('asks and tells nobody where nobody has registered', async () => {
    const competition = await makeCompetition(platform);
    const task = taskOf(platform, { EndDate: at(platform, 2) });
    const change = { params: { id: competition.taskId }, body: task };
    const { db } = platform.database;
    const countTold = () => db.$count(events, eq(events.eventType, EVENT_DEADLINE_MOVED));
    const before = [await countTold(), await db.$count(outbox)];
    await platform.call(managingCalls.updateTask, change, by(competition));
    expect([await countTold(), await db.$count(outbox)]).toEqual(before);
  });
});

describe('stages and tasks of a competition that moves', () => {
  it('move along where that is wanted', async () => {
    const competition = await makeCompetition(platform);
    const later = {
      StartDate: at(platform, 6),
      EndDate: at(platform, 37),
      RegisterEndDate: at(platform, 20),
    };
    expect(
      await platform.refusal(managingCalls.update, whole(competition, later), by(competition)),
    ).toMatchObject({ code: 'BAD_USER_INPUT', message: '阶段「初赛」不能早于比赛开始' });
    const input = whole(competition, { ...later, MoveParts: true });
    await platform.call(managingCalls.update, input, by(competition));
    const { data: stages } = await platform.call(competitionCalls.stages, {
      query: { Competition: competition.id },
    });
    expect(stages).toMatchObject([{ StartDate: at(platform, 6), EndDate: at(platform, 37) }]);
    const { data: tasks } = await platform.call(competitionCalls.tasks, {
      query: { Stage: competition.stageId },
    });
    expect(tasks).toMatchObject([{ StartDate: at(platform, 6), EndDate: at(platform, 37) }]);
  });
});
