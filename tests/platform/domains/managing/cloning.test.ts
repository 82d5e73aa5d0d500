import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { count, eq } from 'drizzle-orm';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { leaderboardGroupCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboard-groups.ts';
import { cloningCalls } from '@whaletide/schema/domains/managing/rest/cloning.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { skillCalls } from '@whaletide/schema/domains/skills/rest.ts';
import {
  competitions,
  tasks,
  taskSecrets,
  taskSolutions,
} from '#platform/src/domains/competitions/tables.ts';
import { boardTemplates, leaderboardGroups } from '#platform/src/domains/leaderboards/tables.ts';
import { taskBaselines } from '#platform/src/domains/scoring/tables.ts';
import { makeJudge, rubric, setJudging } from '#tests/platform/support/judging.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, submit, upload } from '#tests/platform/support/submitting.ts';
import {
  addForm,
  at,
  makeOrganization,
  objectiveOf,
  settingsOf,
  SOLUTION,
  stageOf,
  taskOf,
} from './support.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
beforeAll(async () => {
  platform = await startPlatform();
  boss = await makeOrganization(platform);
});
afterAll(() => platform.close());

const by = () => ({ token: boss.token });

const uploaded = async (content: string, name: string, purpose: 'solution' | 'asset') =>
  refOf(await upload(platform, boss.token, content, { name, purpose })).key;

/** A competition with a scored task, its files, and a form, as its organizer makes it. */
const make = async () => {
  const body = { Name: '海浪预报赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const params = { shortName: boss.shortName };
  const { _id: id } = await platform.call(managingCalls.create, { params, body }, by());
  await platform.call(managingCalls.update, { params: { id }, body: settingsOf(platform) }, by());
  const stageBody = { Competition: id, ...stageOf(platform) };
  const stage = await platform.call(managingCalls.createStage, { body: stageBody }, by());
  const settings = taskOf(platform, {
    Description: '预报每小时的浪高',
    Files: [await uploaded('id\n1\n', 'test.csv', 'asset')],
    PrivateLeaderboardDate: at(platform, 31),
    Objective: objectiveOf({
      Solution: await uploaded(SOLUTION, 'truth.csv', 'solution'),
      Sample: await uploaded('id,label\n1,a\n', 'sample.csv', 'asset'),
      SelectionEndDate: at(platform, 30.5),
    }),
  });
  const taskBody = { Stage: stage._id, TaskType: 0, ...settings };
  const task = await platform.call(managingCalls.createTask, { body: taskBody }, by());
  const form = await addForm(platform, stage._id, by());
  await setJudging(platform, { taskId: form._id, organizer: boss }, rubric);
  return { id, stage: stage._id, task: task._id, form: form._id };
};

const clone = (id: string, Name = '海浪预报赛（第二届）') =>
  platform.call(cloningCalls.competition, { params: { id }, body: { Name } }, by());
const partsOf = async (id: string) => {
  const query = { query: { Competition: id } };
  const stages = await platform.call(competitionCalls.stages, query, by());
  const ofStages = { query: { Stage: stages.data.map(({ _id }) => _id).join(',') } };
  return {
    stages: stages.data,
    tasks: (await platform.call(competitionCalls.tasks, ofStages, by())).data,
    managed: (await platform.call(managingCalls.taskManagement, ofStages, by())).data,
  };
};
const competitionsThere = async () => {
  const [row] = await platform.database.db.select({ rows: count() }).from(competitions);
  return row?.rows;
};

describe('a copy of a competition', () => {
  let made: Awaited<ReturnType<typeof make>>;
  beforeEach(async () => {
    made = await make();
  });

  it('is a draft with all that was set, from today on, without what members did', async () => {
    const params = { id: made.id };
    await platform.call(managingCalls.publish, { params, body: { Published: true } }, by());
    const player = await enter(
      platform,
      { ...made, taskId: made.task } as never,
      `player${made.id.slice(-8)}`,
    );
    await submit(
      platform,
      { taskId: made.task } as never,
      player.token,
      'id,label\n1,a\n2,b\n3,a\n4,b\n',
    );
    platform.clock.advance(10 * DAY);
    const copy = await clone(made.id);
    platform.clock.advance(-10 * DAY);
    expect(copy).toMatchObject({
      Name: '海浪预报赛（第二届）',
      ShortDescription: '预报明天的浪高',
      Published: false,
      UsersNumber: 0,
      TeamsNumber: 0,
      StartDate: at(platform, 10),
      EndDate: at(platform, 41),
      RegisterEndDate: at(platform, 31),
      Tabs: [{ Title: '赛题', Content: '预报浪高', Type: 0 }],
    });
    const [source, copied] = [await partsOf(made.id), await partsOf(copy._id)];
    expect(copied.stages).toMatchObject([{ Name: '初赛', StartDate: at(platform, 10) }]);
    expect(copied.tasks).toMatchObject([
      {
        Name: '浪高',
        Description: '预报每小时的浪高',
        EndDate: at(platform, 41),
        PrivateLeaderboardDate: at(platform, 42),
        ObjectiveTaskInfo: { SelectionEndDate: at(platform, 41.5) },
      },
      { TaskType: 1, SubjectiveTaskInfo: { MaxScore: 100 } },
    ]);
    const ids = ({ stages, tasks }: typeof source) => [...stages, ...tasks].map(({ _id }) => _id);
    expect(new Set([...ids(source), ...ids(copied)]).size).toBe(6);
    const [before, after] = [source.managed, copied.managed].map((all) =>
      all.find(({ Solution }) => Solution !== null),
    );
    expect(after?.Works).toBe(0);
    expect(after?.Files).toEqual(before?.Files);
    expect(after?.Sample).toEqual(before?.Sample);
    expect(after?.Solution?.Checksum).toEqual(before?.Solution?.Checksum);
    const secrets = await platform.database.db.select().from(taskSecrets);
    expect(new Set(secrets.map(({ secret }) => Buffer.from(secret).toString('hex'))).size).toBe(
      secrets.length,
    );
  });

  it('is judged as the other, by judges of its own', async () => {
    const judged = { ...made, organizer: boss } as never;
    await makeJudge(platform, judged, `judge${made.id.slice(-8)}`);
    const { tasks } = await partsOf((await clone(made.id))._id);
    const id = tasks.find(({ TaskType }) => TaskType === 1)?._id ?? '';
    expect(await platform.call(judgingSettingsCalls.get, { params: { id } }, by())).toMatchObject({
      ...rubric,
      Assigned: false,
      PublishedDate: null,
    });
  });

  it('says nothing of a change of the other’s scoring', async () => {
    const changed = { rescoredDate: new Date(), rescoreReason: '答案有误' };
    await platform.database.db.update(tasks).set(changed).where(eq(tasks.id, made.task));
    const copied = await partsOf((await clone(made.id))._id);
    expect(copied.tasks.map(({ Rescored }) => Rescored)).toEqual([null, null]);
  });

  it('stays whole when the other is deleted', async () => {
    const copy = await clone(made.id);
    await platform.call(managingCalls.remove, { params: { id: made.id } }, by());
    const { tasks, managed } = await partsOf(copy._id);
    const scored = managed.find(({ Task }) => Task === tasks[0]?._id);
    expect(scored).toMatchObject({
      Solution: { Public: 2, Private: 2 },
      Files: [{ Name: 'test.csv' }],
    });
    const file = await platform.app.inject({
      url: `/api/uploads/${scored?.Sample ?? ''}`,
      headers: { authorization: `Bearer ${boss.token}` },
    });
    expect([file.statusCode, file.body]).toEqual([200, 'id,label\n1,a\n']);
  });

  it('gives its skills by rules of its own', async () => {
    const SkillRules = [{ Type: 3, Skill: '海浪', Stage: null, Task: null }];
    const input = { params: { id: made.id }, body: { SkillRules } };
    await platform.call(skillCalls.setRules, input, by());
    const copy = await clone(made.id);
    const query = { query: { Competition: copy._id } };
    const { data } = await platform.call(skillCalls.ofCompetitions, query, by());
    expect(data).toMatchObject([{ Type: 3, Skill: { Name: '海浪' } }]);
  });

  it('is refused without a name, and to others, and leaves nothing then', async () => {
    const before = await competitionsThere();
    const params = { id: made.id };
    const unnamed = { params, body: { Name: ' ' } };
    expect(await platform.refusal(cloningCalls.competition, unnamed, by())).toMatchObject({
      code: 'BAD_USER_INPUT',
      field: 'Name',
    });
    const { jwt } = await platform.join(`other${made.id.slice(-8)}`);
    const input = { params, body: { Name: '我的' } };
    const refusal = await platform.refusal(cloningCalls.competition, input, { token: jwt });
    expect(refusal.code).toBe('NOT_FOUND');
    expect(await competitionsThere()).toBe(before);
  });
});

it('a copy of a task has its groups of boards, its template, its baselines and its way of judging', async () => {
  const made = await make();
  const board = { Name: '高校榜', IsActivated: true, AllTeams: true };
  const times = { StartDate: at(platform, 0), EndDate: at(platform, 5) };
  const leaderboards = [{ ...board, ...times }];
  const group = { Task: made.task, Name: '高校组', IsActivated: true, leaderboards };
  await platform.call(leaderboardGroupCalls.create, { body: group }, by());
  const Result = await uploaded('id,label\n1,a\n2,a\n3,a\n4,a\n', 'all-a.csv', 'asset');
  const baseline = { params: { id: made.task }, body: { Name: '全为 a', Result } };
  await platform.call(baselineCalls.create, baseline, by());
  const template = {
    params: { id: made.task },
    body: { Html: '<ol>{{#rows}}<li>{{team}}</li>{{/rows}}</ol>' },
  };
  await platform.call(boardTemplateCalls.setTask, template, by());

  const params = { id: made.task };
  const copy = await platform.call(cloningCalls.task, { params, body: {} }, by());
  const { db } = platform.database;
  const groups = await db.select().from(leaderboardGroups);
  expect(groups.filter(({ taskId }) => taskId === copy._id)).toMatchObject([{ name: '高校组' }]);
  const baselines = await db.select().from(taskBaselines);
  expect(baselines.filter(({ taskId }) => taskId === copy._id)).toMatchObject([{ name: '全为 a' }]);
  const templates = await db.select().from(boardTemplates);
  expect(templates.filter(({ taskId }) => taskId === copy._id)).toMatchObject([
    { html: '<ol>{{#rows}}<li>{{team}}</li>{{/rows}}</ol>' },
  ]);

  const form = { params: { id: made.form }, body: {} };
  const { _id: id } = await platform.call(cloningCalls.task, form, by());
  const settings = await platform.call(judgingSettingsCalls.get, { params: { id } }, by());
  expect(settings).toMatchObject(rubric);
});

it('a copy of a task stands at the end of its stage, with a solution of its own', async () => {
  const made = await make();
  const params = { id: made.task };
  const copy = await platform.call(cloningCalls.task, { params, body: {} }, by());
  expect(copy).toMatchObject({ Name: '浪高（副本）', Stage: made.stage });
  const { tasks } = await partsOf(made.id);
  expect(tasks.at(-1)?._id).toBe(copy._id);
  await platform.call(managingCalls.removeTask, { params }, by());
  const { db } = platform.database;
  const kept = await db.select().from(taskSolutions).where(eq(taskSolutions.taskId, copy._id));
  expect(kept).toMatchObject([{ csv: expect.stringContaining('private'), revision: 1 }]);
});
