import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { and, count, eq, sql } from 'drizzle-orm';
import { skillCalls, skillRuleTypes } from '@whaletide/schema/domains/skills/rest.ts';
import { messageCalls } from '@whaletide/schema/domains/managing/rest/messages.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { memberSkills } from '#platform/src/domains/skills/tables.ts';
import { teamMembers, teams, registrations } from '#platform/src/domains/teams/tables.ts';
import { waitFor } from '#tests/support/wait-for.ts';
import { insertAll } from '#platform/src/demo/insert.ts';
import { events } from '#platform/src/events/tables.ts';
import { newId } from '#platform/src/ids.ts';
import {
  endCompetition,
  makeCompetition,
  type TestCompetition,
} from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const TEAMS = 1_000;
const MEMBERS_A_TEAM = 10;
const EVERYONE = TEAMS * MEMBERS_A_TEAM;

let platform: TestPlatform;
let competition: TestCompetition;
const teamIds = Array.from({ length: TEAMS }, () => newId());

/** A thousand teams of ten; set up in the tables, as signing up so many takes minutes. */
beforeAll(async () => {
  platform = await startPlatform();
  competition = await makeCompetition(platform);
  const now = platform.clock.now;
  const people = Array.from({ length: EVERYONE }, (_, index) => ({
    id: newId(),
    name: `队员${index}`,
    nameKey: `队员${index}`,
    createDate: now,
  }));
  const teamOf = (index: number) => teamIds[Math.floor(index / MEMBERS_A_TEAM)] ?? '';
  const competitionId = competition.id;
  await platform.database.transaction(async (tx) => {
    await insertAll(tx, members, people);
    await insertAll(
      tx,
      teams,
      teamIds.map((id, index) => ({
        id,
        competitionId,
        name: `第${index}队`,
        captainId: people[index * MEMBERS_A_TEAM]?.id ?? '',
        createDate: now,
      })),
    );
    await insertAll(
      tx,
      teamMembers,
      people.map(({ id: memberId }, index) => ({
        teamId: teamOf(index),
        memberId,
        competitionId,
        joinDate: now,
      })),
    );
    await insertAll(
      tx,
      registrations,
      people.map(({ id: memberId }, index) => ({
        competitionId,
        memberId,
        status: 1,
        teamId: teamOf(index),
        createDate: now,
      })),
    );
  });
  // Statistics as in a database that grew: made in the middle of the above, they mislead the planner.
  await platform.database.db.execute(sql`analyze`);
}, 120_000);
afterAll(() => platform.close());

const by = () => ({ token: competition.organizer.token });
const told = async (eventType: number) => {
  const { eventType: type, related } = events;
  const [row] = await platform.database.db
    .select({ rows: count() })
    .from(events)
    .where(and(eq(type, eventType), eq(related, competition.id)));
  return row?.rows;
};

it('a ranking of ten thousand members is published: each is told, paid and has the skill', async () => {
  const params = { id: competition.id };
  const rule = { Type: skillRuleTypes.ranking, Skill: '潮汐预报', Stage: null, Task: null };
  await platform.call(skillCalls.setRules, { params, body: { SkillRules: [rule] } }, by());
  const Ranking = teamIds.map((Team) => ({ Team, Reward: '', Coins: 5 }));
  await endCompetition(platform, competition.id);
  const published = await platform.call(
    outcomeCalls.publishRanking,
    { params, body: { Ranking } },
    by(),
  );
  expect(published.Paid).toBe(EVERYONE);
  expect(await told(2018)).toBe(EVERYONE);
  expect(await told(500)).toBe(EVERYONE);
  const [earned] = await platform.database.db.select({ rows: count() }).from(memberSkills);
  expect(earned?.rows).toBe(EVERYONE);
}, 120_000);

it('an announcement reaches ten thousand members', async () => {
  const body = { Title: '数据更新', Content: '测试集已更新' };
  await platform.call(outcomeCalls.announce, { params: { id: competition.id }, body }, by());
  expect(await told(2015)).toBe(EVERYONE);
}, 120_000);

it('a message reaches ten thousand members, each once, however slices are delivered', async () => {
  const body = { Audience: 'everybody' as const, Title: '直播', Content: '今晚八点' };
  const params = { id: competition.id };
  const sent = await platform.call(messageCalls.send, { params, body }, by());
  expect(sent.Recipients).toBe(EVERYONE);
  await waitFor('the message', async () => (await told(2044)) === EVERYONE, 90_000);
  const { data } = await platform.call(
    messageCalls.list,
    { params, query: { page: 1, perPage: 1 } },
    by(),
  );
  expect(data).toMatchObject([{ Delivered: EVERYONE }]);
}, 120_000);
