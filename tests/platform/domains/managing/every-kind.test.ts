import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { judgingSettingsCalls } from '@whaletide/schema/domains/judging/rest/settings.ts';
import { boardTemplateCalls } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import { managingCalls } from '@whaletide/schema/domains/managing/rest/managing.ts';
import type { TaskSettings } from '@whaletide/schema/domains/managing/rest/managing-documents.ts';
import { baselineCalls } from '@whaletide/schema/domains/submissions/rest/baselines.ts';
import { scoringWorkerCalls } from '@whaletide/schema/domains/submissions/rest/scoring-workers.ts';
import { exportedArchive, importedArchive, manifestOf } from '#tests/platform/support/archives.ts';
import { testDatabase } from '#tests/platform/support/database.ts';
import { pairs, rubric, setJudging } from '#tests/platform/support/judging.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { refOf, upload } from '#tests/platform/support/submitting.ts';
import { unzipped } from '#tests/platform/support/unzipped.ts';
import {
  addForm,
  at,
  customMetricOf,
  makeOrganization,
  objectiveOf,
  stageOf,
  taskOf,
} from './support.ts';

let platform: TestPlatform;
let boss: Awaited<ReturnType<typeof makeOrganization>>;
beforeAll(async () => {
  platform = await startPlatform();
  boss = await makeOrganization(platform);
});
afterAll(() => platform.close());

const by = () => ({ token: boss.token });
const uploaded = async (
  content: string,
  name: string,
  purpose: 'solution' | 'asset' | 'reference',
) => refOf(await upload(platform, boss.token, content, { name, purpose })).key;

const SQUARES = `function score({ count, truth, prediction }) {
  let sum = 0;
  for (let i = 0; i < count; i += 1) sum += (truth.label[i] - prediction.label[i]) ** 2;
  return sum / count;
}`;
const LABELS = 'id,label,part\n1,a,public\n2,b,public\n3,a,private\n4,b,private\n';
const NUMBERS = 'id,label,part\n1,1.5,public\n2,2,public\n3,3,private\n4,4.25,private\n';

/** A draft with a task of each kind. */
const make = async () => {
  const params = { shortName: boss.shortName };
  const draft = { Name: '各种任务', StartDate: at(platform, -1), EndDate: at(platform, 30) };
  const { _id: id } = await platform.call(managingCalls.create, { params, body: draft }, by());
  const body = { Competition: id, ...stageOf(platform) };
  const { _id: Stage } = await platform.call(managingCalls.createStage, { body }, by());
  const addScored = async (
    Name: string,
    solution: string,
    objective: Partial<NonNullable<TaskSettings['Objective']>>,
  ) => {
    const Solution = await uploaded(solution, `${Name}.csv`, 'solution');
    const task = taskOf(platform, { Name, Objective: objectiveOf({ Solution, ...objective }) });
    const input = { body: { Stage, TaskType: 0, ...task } };
    return (await platform.call(managingCalls.createTask, input, by()))._id;
  };
  const metric = await addScored('指标', LABELS, {
    Sample: await uploaded('id,label\n1,a\n', 'sample.csv', 'asset'),
    AnsweredSample: await uploaded('id,label\n9,a\n', 'answers.csv', 'asset'),
  });
  const Result = await uploaded('id,label\n1,a\n2,a\n3,a\n4,a\n', 'all-a.csv', 'asset');
  await platform.call(
    baselineCalls.create,
    { params: { id: metric }, body: { Name: '全为 a', Result } },
    by(),
  );
  const own = await addScored('自定义指标', NUMBERS, {
    Metric: 'custom',
    CustomMetric: customMetricOf(SQUARES),
  });
  const Html = '<ol>{{#rows}}<li>{{team}}</li>{{/rows}}</ol>';
  await platform.call(boardTemplateCalls.setTask, { params: { id: own }, body: { Html } }, by());
  const workers = await addScored('评测机', LABELS, {});
  const plain = await addScored('没有参考文件的评测机', LABELS, {});
  const Reference = await uploaded('truth\n1\n', 'truth.csv', 'reference');
  for (const [taskId, settings] of [
    [workers, { Scorer: 'worker' as const, AcceptExts: ['.csv', '.zip'], Reference }],
    [plain, { Scorer: 'worker' as const, AcceptExts: ['.zip'] }],
  ] as const)
    await platform.call(
      scoringWorkerCalls.setScorer,
      { params: { id: taskId }, body: { ...settings, AcceptExts: [...settings.AcceptExts] } },
      by(),
    );
  await addForm(platform, Stage, by(), { Name: '表单' });
  for (const [Name, judging] of [
    ['按标准评审', rubric],
    ['两两比较', pairs],
  ] as const) {
    const { _id: taskId } = await addForm(platform, Stage, by(), { Name });
    await setJudging(platform, { taskId, organizer: boss }, judging);
  }
  return id;
};

it('a competition with every kind of task goes out and comes in as it was', async () => {
  const archive = await exportedArchive(platform, boss, await make());
  const other = await startPlatform({ database: await testDatabase() });
  try {
    const there = await makeOrganization(other, 'other');
    const token = { token: there.token };
    const done = await importedArchive(other, there, archive);
    expect(done).toMatchObject({ State: 'READY', Problem: null });
    const id = done.Competition ?? '';
    const query = { Competition: id };
    const { data: stages } = await other.call(competitionCalls.stages, { query }, token);
    const Stage = stages[0]?._id ?? '';
    const { data: tasks } = await other.call(competitionCalls.tasks, { query: { Stage } }, token);
    const idOf = (name: string) => tasks.find(({ Name }) => Name === name)?._id ?? '';
    const ids = tasks.map(({ _id }) => _id).join(',');
    const { data: scorers } = await other.call(
      scoringWorkerCalls.ofTasks,
      { query: { Task: ids } },
      token,
    );
    expect(scorers.find(({ Task }) => Task === idOf('评测机'))).toMatchObject({
      Scorer: 'worker',
      AcceptExts: ['.csv', '.zip'],
      Reference: { Name: 'truth.csv' },
    });
    expect(scorers.find(({ Task }) => Task === idOf('没有参考文件的评测机'))).toMatchObject({
      Scorer: 'worker',
      AcceptExts: ['.zip'],
      Reference: null,
    });
    for (const [name, Mode] of [
      ['按标准评审', 'rubric'],
      ['两两比较', 'pairs'],
    ] as const)
      expect(
        await other.call(judgingSettingsCalls.get, { params: { id: idOf(name) } }, token),
      ).toMatchObject({ Mode });
    const again = await exportedArchive(other, there, id);
    const [before, after] = await Promise.all([unzipped(archive), unzipped(again)]);
    expect(manifestOf(after).entries).toEqual(manifestOf(before).entries);
  } finally {
    await other.close();
  }
});
