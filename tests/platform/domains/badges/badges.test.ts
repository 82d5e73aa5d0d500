import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { badgeCalls, badgeTypes } from '@whaletide/schema/domains/badges/rest.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { giveBadges } from '#platform/src/domains/badges/give.ts';
import { columns } from '#platform/src/domains/columns/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { teams } from '#platform/src/domains/teams/tables.ts';
import { badgeNotices, badgesOf } from '#tests/platform/support/badges.ts';
import { author, column } from '#tests/platform/support/columns.ts';
import {
  endCompetition,
  makeCompetition,
  resultFile,
} from '#tests/platform/support/competition.ts';
import { post, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { enter, reviewed, submit } from '#tests/platform/support/submitting.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
});
afterAll(() => platform.close());

const give = () => giveBadges(platform.services);
const { competition, award, project: projectType, likedPost, column: columnType } = badgeTypes;

describe('a badge is given', () => {
  it('for public projects, at each level of its rule, once, and told', async () => {
    const maker = await writer(platform, '开源者');
    await project(platform, maker, { private: true });
    await give();
    expect(await badgesOf(platform, maker)).toEqual([]);
    await project(platform, maker);
    await give();
    await give();
    expect(await badgesOf(platform, maker)).toEqual([[projectType, 1]]);
    for (let made = 1; made < 5; made += 1) await project(platform, maker);
    await give();
    expect(await badgesOf(platform, maker)).toEqual([
      [projectType, 1],
      [projectType, 2],
    ]);
    expect(await badgeNotices(platform, maker)).toMatchObject([
      { Data: { UserBadge: { Type: projectType, Levels: [2] } } },
      { Data: { UserBadge: { Type: projectType, Levels: [1] } } },
    ]);
  });

  it('to nobody whose account is stopped', async () => {
    const gone = await writer(platform, '停用者');
    await project(platform, gone);
    const { db } = platform.database;
    await db.update(members).set({ deactivated: new Date() }).where(eq(members.id, gone.id));
    await give();
    await db.update(members).set({ deactivated: null }).where(eq(members.id, gone.id));
    expect(await badgesOf(platform, gone)).toEqual([]);
  });

  it('for followers of all one’s columns together, at ten and not before', async () => {
    const owner = await author(platform, '专栏主');
    const { db } = platform.database;
    const [one, other] = [
      await column(platform, owner, '其一'),
      await column(platform, owner, '其二'),
    ];
    const follow = (id: string, subscribesNumber: number) =>
      db.update(columns).set({ subscribesNumber }).where(eq(columns.id, id));
    await follow(one._id, 4);
    await follow(other._id, 5);
    await give();
    expect(await badgesOf(platform, owner)).toEqual([]);
    await follow(other._id, 6);
    await give();
    expect(await badgesOf(platform, owner)).toEqual([[columnType, 1]]);
  });

  it('for a post that others like, and stays when the like is taken back', async () => {
    const { id } = await makeCompetition(platform);
    const poster = await writer(platform, '楼主');
    const reader = await writer(platform, '读者');
    const params = { id };
    const forum = await platform.call(forumCalls.ofCompetition, { params }, poster);
    const { _id } = await post(platform, forum._id, poster);
    await give();
    expect(await badgesOf(platform, poster)).toEqual([]);
    await platform.call(forumCalls.vote, { params: { id: _id } }, reader);
    await give();
    await platform.call(forumCalls.unvote, { params: { id: _id } }, reader);
    await give();
    expect(await badgesOf(platform, poster)).toEqual([[likedPost, 1]]);
  });

  it('for a competition that is over, and for an award in its outcome', async () => {
    const made = await makeCompetition(platform);
    const winner = await enter(platform, made, '冠军');
    const idle = await enter(platform, made, '旁观者');
    const { _id } = await submit(platform, made, winner.token, resultFile(4));
    await reviewed(platform, winner.token, _id);
    const Ranking = [{ Team: winner.team, Reward: '一等奖', Coins: 0 }];
    await endCompetition(platform, made.id);
    await platform.call(
      outcomeCalls.publishRanking,
      { params: { id: made.id }, body: { Ranking } },
      { token: made.organizer.token },
    );
    await give();
    expect(await badgesOf(platform, winner)).toEqual([
      [competition, 1],
      [award, 1],
    ]);
    expect(await badgesOf(platform, idle)).toEqual([]);
  });

  it('for nothing that a banned team did', async () => {
    const made = await makeCompetition(platform);
    const cheat = await enter(platform, made, '作弊者');
    const { _id } = await submit(platform, made, cheat.token, resultFile(4));
    await reviewed(platform, cheat.token, _id);
    await platform.database.db.update(teams).set({ banned: true }).where(eq(teams.id, cheat.team));
    const before = platform.clock.now;
    platform.clock.advance(31 * DAY);
    await give();
    platform.clock.now = before;
    expect(await badgesOf(platform, cheat)).toEqual([]);
  });

  it('and is seen by everyone, of many members in one call', async () => {
    const people = await Promise.all(['甲乙', '丙丁'].map((name) => writer(platform, name)));
    for (const one of people) await project(platform, one);
    await give();
    const User = people.map(({ id }) => id).join(',');
    const { data } = await platform.call(badgeCalls.ofMembers, { query: { User } });
    expect(new Set(data.map((badge) => badge.User))).toEqual(new Set(people.map(({ id }) => id)));
  });
});
