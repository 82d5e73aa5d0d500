import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { chatCalls } from '@whaletide/schema/domains/chat/rest.ts';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { trashCalls } from '@whaletide/schema/domains/managing/rest/trash.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { teamCalls } from '@whaletide/schema/domains/teams/rest.ts';
import { datasetSettings } from '#tests/contract/support/settings.ts';
import { purgeTrash } from '#platform/src/domains/managing/trash.ts';
import { registrations, teams } from '#platform/src/domains/teams/tables.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, upload } from '#tests/platform/support/submitting.ts';
import {
  addForm,
  at,
  makeOrganization,
  settingsOf,
  SOLUTION,
  stageOf,
  taskOf,
  objectiveOf,
} from './support.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;

beforeAll(async () => {
  // The member who deleted a competition is still signed in when it is gone for good.
  platform = await startPlatform({ env: { SESSION_DAYS: '100' } });
  boss = await makeOrganization(platform);
});
afterAll(() => platform.close());

const by = () => ({ token: boss.token });
const named = (id: string) => ({ params: { id } });
const publish = (id: string, Published = true) => ({ params: { id }, body: { Published } });

/** A draft that lacks nothing for being published. */
const draft = async () => {
  const body = { Name: '误建的比赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const params = { shortName: boss.shortName };
  const { _id: id } = await platform.call(managingCalls.create, { params, body }, by());
  await platform.call(managingCalls.update, { ...named(id), body: settingsOf(platform) }, by());
  const stage = { body: { Competition: id, ...stageOf(platform) } };
  const made = await platform.call(managingCalls.createStage, stage, by());
  await addForm(platform, made._id, by());
  return { id, stage: made };
};

const remove = (id: string) => platform.call(managingCalls.remove, named(id), by());
const refused = (id: string) => platform.refusal(managingCalls.remove, named(id), by());

const restore = (id: string, who: { token: string } = by()) =>
  platform.call(trashCalls.restore, named(id), who);
const trashed = async () => {
  const { data } = await platform.call(
    trashCalls.list,
    { params: { shortName: boss.shortName } },
    by(),
  );
  return data;
};
const rowsOf = (id: string) =>
  platform.database.db.select().from(competitions).where(eq(competitions.id, id));

/** A published competition with a registration, a work, an announcement and a conversation. */
const lively = async (name: string) => {
  const { id } = await draft();
  await platform.call(managingCalls.publish, publish(id), by());
  const member = await enter(platform, { id } as never, name);
  const body = { Title: '公告', Content: '内容' };
  const post = await platform.call(outcomeCalls.announce, { ...named(id), body }, by());
  const session = await platform.call(chatCalls.openTeam, { params: { id: member.team } }, member);
  const said = { params: { id: session._id }, body: { Content: '加油' } };
  await platform.call(chatCalls.send, said, member);
  return { id, member, post };
};

describe('a competition that its owner deletes', () => {
  it('is in the trash with all that was put into it, and comes back as it was', async () => {
    const { id, stage } = await draft();
    const file = { name: 'truth.csv', purpose: 'solution' as const };
    const Solution = refOf(await upload(platform, boss.token, SOLUTION, file)).key;
    const task = taskOf(platform, { Objective: objectiveOf({ Solution }) });
    const body = { Stage: stage._id, TaskType: 0, ...task };
    await platform.call(managingCalls.createTask, { body }, by());
    const dataset = { ...named(id), body: datasetSettings };
    await platform.call(datasetBindingCalls.create, dataset, by());

    await remove(id);
    const gone = await platform.refusal(competitionCalls.get, named(id), by());
    expect(gone.code).toBe('NOT_FOUND');
    expect((await refused(id)).code).toBe('NOT_FOUND');
    expect((await platform.refusal(managingCalls.publish, publish(id), by())).code).toBe(
      'NOT_FOUND',
    );
    const list = { params: { shortName: boss.shortName }, query: { page: 1, perPage: 100 } };
    const managed = async () =>
      (await platform.call(organizationCalls.competitions, list, by())).data.map(({ _id }) => _id);
    expect(await managed()).not.toContain(id);
    expect(await trashed()).toMatchObject([{ _id: id, Published: false, UsersNumber: 0 }]);

    await restore(id);
    expect(await managed()).toContain(id);
    expect(await trashed()).toEqual([]);
    const { data } = await platform.call(datasetBindingCalls.ofCompetition, named(id), by());
    expect(data).toHaveLength(1);
    expect((await platform.refusal(trashCalls.restore, named(id), by())).code).toBe('NOT_FOUND');
  });

  it('is seen by nobody, with its teams, posts and conversations, until it is back', async () => {
    const { id, member, post } = await lively('seen');
    const seen = async () => {
      const { data: own } = await platform.call(
        competitionCalls.mine,
        { query: { page: 1, perPage: 10 } },
        member,
      );
      const { data: listed } = await platform.call(competitionCalls.list, {
        query: { page: 1, perPage: 100, CompetitionEventType: 1 },
      });
      const found = (asking: Promise<unknown>) =>
        asking.then(
          () => 1,
          () => 0,
        );
      const team = await found(
        platform.call(teamCalls.get, { params: { id: member.team } }, member),
      );
      const talks = { query: { page: 1, perPage: 10, Kind: 'team' as const } };
      const { data: chats } = await platform.call(chatCalls.sessions, talks, member);
      const read = { params: { id: post._id } };
      const posts = await found(platform.call(forumCalls.post, read, member));
      return [
        own.filter(({ _id }) => _id === id).length,
        listed.filter(({ _id }) => _id === id).length,
        team,
        chats.length,
        posts,
      ];
    };
    expect(await seen()).toEqual([1, 1, 1, 1, 1]);
    await remove(id);
    expect(await seen()).toEqual([0, 0, 0, 0, 0]);
    expect(await trashed()).toMatchObject([{ _id: id, Published: true, UsersNumber: 1 }]);
    await restore(id);
    expect(await seen()).toEqual([1, 1, 1, 1, 1]);
  });

  it('is gone for good after thirty days, and nothing is left that names it', async () => {
    const { id, member } = await lively('purged');
    const kept = await lively('kept');
    await remove(id);
    platform.clock.advance(30 * DAY - 1);
    await purgeTrash(platform.services);
    expect(await rowsOf(id)).toHaveLength(1);
    platform.clock.advance(1);
    expect(await platform.refusal(trashCalls.restore, named(id), by())).toMatchObject({
      code: 'CONFLICT',
      message: '已删除超过30天，不能恢复',
    });
    await purgeTrash(platform.services);
    expect(await rowsOf(id)).toEqual([]);
    const { db } = platform.database;
    expect(await db.select().from(teams).where(eq(teams.id, member.team))).toEqual([]);
    expect(
      await db.select().from(registrations).where(eq(registrations.competitionId, id)),
    ).toEqual([]);
    expect(await rowsOf(kept.id)).toHaveLength(1);
    expect(await db.select().from(teams).where(eq(teams.id, kept.member.team))).toHaveLength(1);
  });

  it('stays for who doesn’t own it, and only its owners restore it', async () => {
    const { id } = await draft();
    const token = (await platform.join('passer-by')).jwt;
    const code = async () =>
      (await platform.refusal(managingCalls.remove, named(id), { token })).code;
    expect(await code()).toBe('NOT_FOUND');
    await platform.call(managingCalls.publish, publish(id), by());
    expect(await code()).toBe('FORBIDDEN');
    await remove(id);
    expect((await platform.refusal(trashCalls.restore, named(id), { token })).code).toBe(
      'NOT_FOUND',
    );
    const { data } = await platform.call(
      trashCalls.list,
      { params: { shortName: boss.shortName } },
      { token },
    );
    expect(data).toEqual([]);
    await restore(id);
  });

  it('stays once its final ranking is published, and while it is a series of others', async () => {
    const { db } = platform.database;
    const ranked = await draft();
    await db.update(competitions).set({ finalRanking: true }).where(eq(competitions.id, ranked.id));
    expect((await refused(ranked.id)).message).toBe('最终排名已发布，不能删除');
    const [series, child] = [await draft(), await draft()];
    await db.update(competitions).set({ seriesId: series.id }).where(eq(competitions.id, child.id));
    expect((await refused(series.id)).message).toBe('该系列赛下还有比赛，不能删除');
  });

  it('that is published at the same moment is in the trash, and comes back as it came there', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await draft();
      const publishing = () => platform.call(managingCalls.publish, publish(id), by());
      const removing = () => remove(id);
      // Each of them is asked for first in turn.
      const first = round % 2 ? removing() : publishing();
      const second = round % 2 ? publishing() : removing();
      const both = await Promise.allSettled([first, second]);
      const [published, removed] = round % 2 ? both.toReversed() : both;
      expect(removed?.status).toBe('fulfilled');
      const [row] = await rowsOf(id);
      expect(row).toMatchObject({
        published: false,
        publishedBefore: published?.status === 'fulfilled',
      });
    }
  });
});
