import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { datasetBindingCalls } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { organizationCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { outcomeCalls } from '@whaletide/schema/domains/managing/rest/outcome.ts';
import { skillCalls } from '@whaletide/schema/domains/skills/rest.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { datasetSettings } from '#tests/contract/support/settings.ts';
import { startPlatform, type TestPlatform } from '../../support/platform.ts';
import { enter, refOf, upload } from '../../support/submitting.ts';
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

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;

beforeAll(async () => {
  platform = await startPlatform();
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

describe('a draft', () => {
  it('goes with all that was put into it', async () => {
    const { id, stage } = await draft();
    const file = { name: 'truth.csv', purpose: 'solution' as const };
    const Solution = refOf(await upload(platform, boss.token, SOLUTION, file)).key;
    const task = taskOf(platform, { Objective: objectiveOf({ Solution }) });
    const body = { Stage: stage._id, TaskType: 0, ...task };
    await platform.call(managingCalls.createTask, { body }, by());
    const dataset = { ...named(id), body: datasetSettings };
    await platform.call(datasetBindingCalls.create, dataset, by());
    const SkillRules = [{ Type: 3, Skill: '竞赛实战', Stage: null, Task: null }];
    await platform.call(skillCalls.setRules, { ...named(id), body: { SkillRules } }, by());

    await remove(id);
    const gone = await platform.refusal(competitionCalls.get, named(id), by());
    expect(gone.code).toBe('NOT_FOUND');
    expect((await refused(id)).code).toBe('NOT_FOUND');
    const list = { params: { shortName: boss.shortName }, query: { page: 1, perPage: 100 } };
    const { data } = await platform.call(organizationCalls.competitions, list, by());
    expect(data.map(({ _id }) => _id)).not.toContain(id);
  });

  it('stays for who doesn’t manage it', async () => {
    const { id } = await draft();
    const token = (await platform.join('passer-by')).jwt;
    const code = async () =>
      (await platform.refusal(managingCalls.remove, named(id), { token })).code;
    expect(await code()).toBe('NOT_FOUND');
    await platform.call(managingCalls.publish, publish(id), by());
    expect(await code()).toBe('FORBIDDEN');
  });

  it('stays once it is published, entered, written in or a series of others', async () => {
    const { id } = await draft();
    await platform.call(managingCalls.publish, publish(id), by());
    expect(await refused(id)).toMatchObject({
      code: 'CONFLICT',
      message: '已发布的比赛不能删除',
    });
    await enter(platform, { id } as never, 'early-bird');
    const { db } = platform.database;
    await db.update(competitions).set({ published: false }).where(eq(competitions.id, id));
    expect((await refused(id)).message).toBe('已有成员报名，不能删除');

    const written = await draft();
    const body = { Title: '公告', Content: '内容' };
    await platform.call(outcomeCalls.announce, { ...named(written.id), body }, by());
    expect((await refused(written.id)).message).toBe('该比赛已有帖子等数据，不能删除');

    const series = await draft();
    await db
      .update(competitions)
      .set({ seriesId: series.id })
      .where(eq(competitions.id, written.id));
    expect((await refused(series.id)).message).toBe('该系列赛下还有比赛，不能删除');
  });

  it('that is published at the same moment is either published or gone', async () => {
    for (let round = 0; round < 6; round += 1) {
      const { id } = await draft();
      const publishing = () => platform.call(managingCalls.publish, publish(id), by());
      const removing = () => remove(id);
      // Each of them is asked for first in turn.
      const first = round % 2 ? removing() : publishing();
      const second = round % 2 ? publishing() : removing();
      const both = await Promise.allSettled([first, second]);
      const [published, removed] = round % 2 ? both.toReversed() : both;
      const won = published?.status === 'fulfilled';
      expect(removed?.status).toBe(won ? 'rejected' : 'fulfilled');
      const left = await platform.database.db
        .select()
        .from(competitions)
        .where(eq(competitions.id, id));
      expect(left.map((row) => row.published)).toEqual(won ? [true] : []);
    }
  });
});
