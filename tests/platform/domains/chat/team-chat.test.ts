import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { and, eq } from 'drizzle-orm';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { notificationCalls } from '@whaletide/schema/domains/notifications/rest.ts';
import {
  EVENT_CHAT_READ,
  EVENT_TEAM_MESSAGE,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { events } from '#platform/src/events/tables.ts';
import { teamMembers } from '#platform/src/domains/teams/tables.ts';
import { makeCompetition, type TestCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter } from '#tests/platform/support/submitting.ts';

let platform: TestPlatform;
let competition: TestCompetition;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  competition = await makeCompetition(platform);
});
afterAll(() => platform.close());

type Entrant = Awaited<ReturnType<typeof enter>>;

let teams = 0;
/** A captain with their team, and one more who is in it. */
const pair = async () => {
  const captain = await enter(platform, competition, `captain${++teams}`);
  const mate = await enter(platform, competition, `mate${teams}`);
  await join(mate, captain.team);
  return { captain, mate, team: captain.team };
};
const join = (entrant: Entrant, teamId: string) =>
  platform.database.db
    .update(teamMembers)
    .set({ teamId })
    .where(eq(teamMembers.memberId, entrant.id));

const open = (entrant: Entrant, team: string) =>
  platform.call(chatCalls.openTeam, { params: { id: team } }, entrant);
const say = (entrant: Entrant, id: string, Content: string) =>
  platform.call(chatCalls.send, { params: { id }, body: { Content } }, entrant);
const history = async (entrant: Entrant, id: string) => {
  const input = { params: { id }, query: { skip: 0, perPage: 10 } };
  const { data } = await platform.call(chatCalls.messages, input, entrant);
  return data.map(({ Content }) => Content).toReversed();
};
const sessions = async (entrant: Entrant, Kind: 'direct' | 'team') => {
  const query = { page: 1, perPage: 10, Kind };
  return (await platform.call(chatCalls.sessions, { query }, entrant)).data;
};
const heard = async (entrant: Entrant) => {
  const query = { page: 1, perPage: 10, type: 'CHAT' as const };
  const { data } = await platform.call(notificationCalls.list, { query }, entrant);
  return data.map(({ EventType, Data }) => [EventType, Data.ChatMessage?.Content]);
};

/** The members whose pages hear that somebody has read a conversation. */
const toldOfReading = async (id: string) => {
  const told = await platform.database.db
    .select({ memberId: events.memberId })
    .from(events)
    .where(and(eq(events.eventType, EVENT_CHAT_READ), eq(events.related, id)));
  return told.map(({ memberId }) => memberId);
};

describe('the conversation of a team', () => {
  it('is one, whoever of it looks first', async () => {
    const { captain, mate, team } = await pair();
    const one = await open(captain, team);
    expect(await open(mate, team)).toMatchObject({ _id: one._id, To: null, Team: team });
  });

  it('is heard by all others, and read by each for themselves', async () => {
    const { captain, mate, team } = await pair();
    const third = await enter(platform, competition, `third${teams}`);
    await join(third, team);
    const { _id: id } = await open(captain, team);
    await say(captain, id, '今晚开会');
    expect(await heard(captain)).toEqual([]);
    for (const other of [mate, third])
      expect(await heard(other)).toEqual([[EVENT_TEAM_MESSAGE, '今晚开会']]);
    expect(await sessions(mate, 'direct')).toEqual([]);
    expect(await sessions(mate, 'team')).toMatchObject([{ Team: team, unreadCount: 1 }]);
    await platform.call(chatCalls.markRead, { params: { id } }, mate);
    const [own] = await sessions(captain, 'team');
    expect(own?.LastMessage?.ReadBy).toEqual([captain.id, mate.id]);
    expect(await sessions(third, 'team')).toMatchObject([{ unreadCount: 1 }]);
  });

  it('tells the pages of the others once somebody has read it, and lists that nowhere', async () => {
    const { captain, mate, team } = await pair();
    const { _id: id } = await open(captain, team);
    await say(captain, id, '今晚开会');
    await platform.call(chatCalls.markRead, { params: { id } }, captain);
    expect(await toldOfReading(id)).toEqual([]);
    await platform.call(chatCalls.markRead, { params: { id } }, mate);
    await platform.call(chatCalls.markRead, { params: { id } }, mate);
    expect(await toldOfReading(id)).toEqual([captain.id]);
    expect(await heard(captain)).toEqual([]);
    expect(await sessions(captain, 'team')).toMatchObject([{ unreadCount: 0 }]);
  });

  it('is read whole by who joins, and not at all by who has left', async () => {
    const { captain, mate, team } = await pair();
    const { _id: id } = await open(captain, team);
    await say(mate, id, '先看数据');
    const late = await enter(platform, competition, `late${teams}`);
    await join(late, team);
    await say(captain, id, '欢迎');
    expect(await history(late, id)).toEqual(['先看数据', '欢迎']);
    await join(mate, late.team);
    expect(await sessions(mate, 'team')).toEqual([]);
    const calls = [
      platform.refusal(chatCalls.session, { params: { id } }, mate),
      platform.refusal(chatCalls.send, { params: { id }, body: { Content: '？' } }, mate),
      platform.refusal(chatCalls.openTeam, { params: { id: team } }, mate),
    ];
    for (const refused of await Promise.all(calls)) expect(refused.code).toBe('NOT_FOUND');
    await say(captain, id, '他走了');
    expect((await heard(mate)).flat()).not.toContain('他走了');
  });

  it('can be put out of one’s own sight, and comes back with a message', async () => {
    const { captain, mate, team } = await pair();
    const { _id: id } = await open(captain, team);
    await say(captain, id, '旧的');
    await platform.call(chatCalls.remove, { params: { id } }, mate);
    expect(await sessions(mate, 'team')).toEqual([]);
    await say(captain, id, '新的');
    expect(await history(mate, id)).toEqual(['新的']);
    expect(await history(captain, id)).toEqual(['旧的', '新的']);
  });
});
