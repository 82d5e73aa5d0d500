import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import { submissionCalls } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { enter, refOf, reviewed, upload } from '#tests/platform/support/submitting.ts';
import {
  addForm,
  makeOrganization,
  objectiveOf,
  settingsOf,
  SOLUTION,
  stageOf,
  taskOf,
  at,
} from './support.ts';

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
let stranger: string;

beforeAll(async () => {
  platform = await startPlatform({ env: { JOB_POLL_MS: '20' } });
  boss = await makeOrganization(platform);
  stranger = (await platform.join('stranger')).jwt;
});
afterAll(() => platform.close());

const by = () => ({ token: boss.token });

const draft = async () => {
  const body = { Name: '海浪预报赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const params = { shortName: boss.shortName };
  const made = await platform.call(managingCalls.create, { params, body }, by());
  const settings = { params: { id: made._id }, body: settingsOf(platform) };
  await platform.call(managingCalls.update, settings, by());
  return made._id;
};

const addStage = (Competition: string, changes: object = {}) =>
  platform.call(
    managingCalls.createStage,
    { body: { Competition, ...stageOf(platform), ...changes } },
    by(),
  );

const solution = async (content = SOLUTION) =>
  refOf(await upload(platform, boss.token, content, { name: 'truth.csv', purpose: 'solution' }))
    .key;

const addTask = async (Stage: string, changes: object = {}) =>
  platform.call(
    managingCalls.createTask,
    { body: { Stage, TaskType: 0, ...taskOf(platform), ...changes } },
    by(),
  );

/** Right answers become wrong, and the other way round. */
const OTHER = 'id,label,part\n1,b,public\n2,a,public\n3,b,private\n4,a,private\n';

const scored = async (content?: string) => ({
  Objective: objectiveOf({ Solution: await solution(content) }),
});

const publish = (id: string, Published = true) => ({ params: { id }, body: { Published } });

describe('a competition from its draft to its first result', () => {
  it('is made, filled, published, found, entered and scored', async () => {
    const id = await draft();
    const stage = await addStage(id);
    const task = await addTask(stage._id, await scored());
    const published = await platform.call(managingCalls.publish, publish(id), by());
    expect(published).toMatchObject({ Published: true, Name: '海浪预报赛', Award: '¥1,000' });
    expect(published.Organization?.ShortName).toBe('tide');

    const list = { query: { page: 1, perPage: 10, Name: '海浪' } };
    const { data } = await platform.call(competitionCalls.list, list);
    expect(data.map(({ _id }) => _id)).toEqual([id]);

    const entrant = await enter(platform, { id } as never, 'swimmer');
    const file = await upload(platform, entrant.token, 'id,label\n1,a\n2,a\n3,a\n4,b\n');
    const body = { Task: task._id, result: refOf(file) };
    const sent = await platform.call(submissionCalls.submit, { body }, { token: entrant.token });
    const work = await reviewed(platform, entrant.token, sent._id);
    expect(work.ObjectiveWorkInfo?.PublicReviewResult?.Score).toBe(0.5);
  });
});

describe('publishing', () => {
  it('waits for what is missing, part by part', async () => {
    const params = { shortName: boss.shortName };
    const body = { Name: '空比赛', StartDate: at(platform, -1), EndDate: at(platform, 30) };
    const { _id: id } = await platform.call(managingCalls.create, { params, body }, by());
    const refusal = async () =>
      (await platform.refusal(managingCalls.publish, publish(id), by())).message;
    expect(await refusal()).toBe('发布前请至少填写一个内容页');
    await platform.call(managingCalls.update, { params: { id }, body: settingsOf(platform) }, by());
    expect(await refusal()).toBe('发布前请至少添加一个阶段');
    const stage = await addStage(id);
    expect(await refusal()).toBe('发布前请至少添加一个任务');
    const task = await addTask(stage._id);
    expect(await refusal()).toBe('任务「浪高」还没有上传标准答案');
    const change = { params: { id: task._id }, body: taskOf(platform, await scored()) };
    await platform.call(managingCalls.updateTask, change, by());
    expect((await platform.call(managingCalls.publish, publish(id), by())).Published).toBe(true);
  });

  it('is preceded by a list of what is missing, for its managers alone', async () => {
    const id = await draft();
    const missing = async (jwt: string) => {
      const { data } = await platform.call(
        managingCalls.checklists,
        { query: { ids: id } },
        { token: jwt },
      );
      return data.map(({ Items }) =>
        Items.filter(({ Needed, Missing }) => Needed && Missing !== null).map(({ Key }) => Key),
      );
    };
    expect(await missing(boss.token)).toEqual([['stages', 'tasks']]);
    const { jwt } = await platform.join('passer-by');
    expect(await missing(jwt)).toEqual([]);
  });

  it('keeps a page to read from then on', async () => {
    const id = await draft();
    await addForm(platform, (await addStage(id))._id, by());
    const empty = { params: { id }, body: settingsOf(platform, { Tabs: [] }) };
    await platform.call(managingCalls.update, empty, by());
    await platform.call(managingCalls.update, { params: { id }, body: settingsOf(platform) }, by());
    await platform.call(managingCalls.publish, publish(id), by());
    expect(await platform.refusal(managingCalls.update, empty, by())).toMatchObject({
      code: 'CONFLICT',
      message: '发布前请至少填写一个内容页',
      field: 'Tabs',
    });
    const { Tabs } = await platform.call(competitionCalls.get, { params: { id } });
    expect(Tabs?.map(({ Title }) => Title)).toEqual(['赛题']);
  });

  it('is taken back until somebody has registered', async () => {
    const id = await draft();
    await addForm(platform, (await addStage(id))._id, by());
    await platform.call(managingCalls.publish, publish(id), by());
    const hidden = await platform.call(managingCalls.publish, publish(id, false), by());
    expect(hidden.Published).toBe(false);
    await platform.call(managingCalls.publish, publish(id), by());
    await enter(platform, { id } as never, 'early-bird');
    const refusal = await platform.refusal(managingCalls.publish, publish(id, false), by());
    expect(refusal).toMatchObject({ code: 'CONFLICT', message: '已有成员报名，不能撤回发布' });
  });
});

describe('a solution', () => {
  it('is told line by line what is wrong with it', async () => {
    const stage = await addStage(await draft());
    const wrong = await scored('id,label,part\n1,a,public\n1,b,secret\n');
    const body = { Stage: stage._id, TaskType: 0, ...taskOf(platform, wrong) };
    const refusal = await platform.refusal(managingCalls.createTask, { body }, by());
    expect(refusal.field).toBe('Objective.Solution');
    expect(refusal.message).toContain('第3行：id 1 重复');
    expect(refusal.message).toContain('第3行：part 应为 public 或 private');
    expect(refusal.message).toContain('没有 part 为 private 的行');
  });

  it('is shown to nobody, not even by its key', async () => {
    const key = await solution();
    const response = await platform.app.inject({
      url: `/api/uploads/${key}`,
      headers: { authorization: `Bearer ${boss.token}` },
    });
    expect(response.statusCode).toBe(404);
  });

  it('and what it is scored by stay as they are once there are works, until that is agreed to', async () => {
    const id = await draft();
    const stage = await addStage(id);
    const task = await addTask(stage._id, await scored());
    await platform.call(managingCalls.publish, publish(id), by());
    const entrant = await enter(platform, { id } as never, 'first-one');
    const file = await upload(platform, entrant.token, 'id,label\n1,a\n2,a\n3,a\n4,b\n');
    const body = { Task: task._id, result: refOf(file) };
    await platform.call(submissionCalls.submit, { body }, { token: entrant.token });
    const change = (objective: object) => ({
      params: { id: task._id },
      body: taskOf(platform, { Objective: objectiveOf(objective) }),
    });
    for (const objective of [{ Metric: 'macroF1' }, { Solution: await solution(OTHER) }])
      expect(
        await platform.refusal(managingCalls.updateTask, change(objective), by()),
      ).toMatchObject({
        code: 'CONFLICT',
        message: expect.stringMatching(/^该任务已有提交，修改后会重新评分\d条，请先确认$/),
        field: 'Objective.Solution',
      });
    const same = { Solution: await solution(), ReviewDailyLimit: 9, ReviewLimit: 90 };
    const limits = { ReviewDailyLimit: 9, ReviewLimit: 90 };
    await platform.call(managingCalls.updateTask, change(same), by());
    const changed = await platform.call(managingCalls.updateTask, change(limits), by());
    expect(changed.ObjectiveTaskInfo).toMatchObject(limits);
    const removal = { params: { id: task._id } };
    expect((await platform.refusal(managingCalls.removeTask, removal, by())).code).toBe('CONFLICT');
    const query = { Stage: stage._id };
    const { data } = await platform.call(managingCalls.taskManagement, { query }, by());
    expect(data).toMatchObject([{ Solution: { Public: 2, Private: 2 }, Works: 1 }]);
  });

  it('is asked for anew when the columns change', async () => {
    const stage = await addStage(await draft());
    const task = await addTask(stage._id, await scored());
    const body = taskOf(platform, { Objective: objectiveOf({ TargetColumn: 'height' }) });
    const refusal = await platform.refusal(
      managingCalls.updateTask,
      { params: { id: task._id }, body },
      by(),
    );
    expect(refusal.message).toBe('评审标准已改变，请重新上传标准答案');
  });
});

describe('stages', () => {
  it('stay within the competition, and tasks within them', async () => {
    const id = await draft();
    const late = { body: { Competition: id, ...stageOf(platform, 10, 40) } };
    expect(await platform.refusal(managingCalls.createStage, late, by())).toMatchObject({
      message: '阶段不能晚于比赛结束',
      field: 'EndDate',
    });
    const stage = await addStage(id);
    const early = { Stage: stage._id, TaskType: 0, ...taskOf(platform) };
    const body = { ...early, StartDate: at(platform, -5) };
    expect((await platform.refusal(managingCalls.createTask, { body }, by())).message).toBe(
      '任务不能早于所属阶段开始',
    );
    const shorter = { params: { id }, body: settingsOf(platform, { EndDate: at(platform, 25) }) };
    expect((await platform.refusal(managingCalls.update, shorter, by())).message).toBe(
      '阶段「初赛」不能晚于比赛结束',
    );
  });

  it('go only without tasks', async () => {
    const stage = await addStage(await draft());
    const task = await addTask(stage._id);
    const removal = { params: { id: stage._id } };
    const refusal = await platform.refusal(managingCalls.removeStage, removal, by());
    expect(refusal.message).toBe('请先删除该阶段的任务');
    await platform.call(managingCalls.removeTask, { params: { id: task._id } }, by());
    await platform.call(managingCalls.removeStage, removal, by());
    expect((await platform.refusal(managingCalls.removeStage, removal, by())).code).toBe(
      'NOT_FOUND',
    );
  });
});

describe('who may', () => {
  it('is no stranger: a draft isn’t there for them, a published one not theirs', async () => {
    const id = await draft();
    const stage = await addStage(id);
    await addForm(platform, stage._id, by());
    const update = { params: { id }, body: settingsOf(platform) };
    const caller = { token: stranger };
    const code = async () => (await platform.refusal(managingCalls.update, update, caller)).code;
    expect(await code()).toBe('NOT_FOUND');
    await platform.call(managingCalls.publish, publish(id), by());
    expect(await code()).toBe('FORBIDDEN');
    const body = { Stage: stage._id, TaskType: 0, ...taskOf(platform) };
    expect((await platform.refusal(managingCalls.createTask, { body }, caller)).code).toBe(
      'FORBIDDEN',
    );
  });

  it('needs to administer the organization to begin one', async () => {
    const body = { Name: '比赛', StartDate: at(platform, 1), EndDate: at(platform, 2) };
    const input = { params: { shortName: boss.shortName }, body };
    const refusal = await platform.refusal(managingCalls.create, input, { token: stranger });
    expect(refusal.code).toBe('FORBIDDEN');
  });
});

describe('a competition within an organization', () => {
  it('takes submissions of who has registered, as any other', async () => {
    const id = await draft();
    const stage = await addStage(id);
    const objective = objectiveOf({ Solution: await solution() });
    const task = await addTask(stage._id, { Objective: objective });
    const settings = settingsOf(platform, { PublishStatus: 2 });
    await platform.call(managingCalls.update, { params: { id }, body: settings }, by());
    const publish = { params: { id }, body: { Published: true } };
    await platform.call(managingCalls.publish, publish, by());
    const competition = {
      id,
      stageId: stage._id,
      taskId: task._id,
      organizer: { id: '', token: boss.token },
    };
    const { token } = await enter(platform, competition, 'insider');
    const result = refOf(await upload(platform, token, 'id,label\n1,a\n2,b\n3,a\n4,b\n'));
    const work = await platform.call(
      submissionCalls.submit,
      { body: { Task: task._id, result } },
      { token },
    );
    expect(await reviewed(platform, token, work._id)).toMatchObject({
      Status: 1,
      ObjectiveWorkInfo: { PublicReviewResult: { Score: 1 } },
    });
  });

  it('has a place: without an organization nobody could submit, and saving says so', async () => {
    const own = await makeCompetition(platform);
    const body = settingsOf(platform, { PublishStatus: 2 });
    const input = { params: { id: own.id }, body };
    const refusal = await platform.refusal(managingCalls.update, input, {
      token: own.organizer.token,
    });
    expect(refusal).toMatchObject({
      code: 'BAD_USER_INPUT',
      message: '该比赛不属于任何组织，没有人可以提交',
      field: 'PublishStatus',
    });
  });
});
