import { createHash } from 'node:crypto';
import type { ContentTab } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { definitionOf } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import type { competitions, stages, tasks, taskSolutions } from '../domains/competitions/tables.ts';
import { labelsOf } from '../domains/managing/solution-labels.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import { activityColumns, activityStages } from './activities.ts';
import { plans, type SeriesPlan, seriesPlans } from './catalogue.ts';
import { isOver, type Plan } from './plan.ts';
import { type ScoredTask, scoredTasks } from './datasets.ts';
import { demoInvitation } from './invitations.ts';
import { type Host, heldBy } from './organizations.ts';
import { accountId } from './people.ts';
import { demoId, demoKey } from './random.ts';
import { demoSettings, LIMITED_SERIES } from './registration-settings.ts';
import { REGISTER_NOTICE, tabsOf } from './texts.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** An open end, for what has to have one. */
const FAR = 3_650;
const FILES_A_TASK = 3;

export interface DemoCompetition {
  plan: Plan;
  index: number;
  row: typeof competitions.$inferInsert;
  stages: (typeof stages.$inferInsert)[];
  tasks: (typeof tasks.$inferInsert)[];
  solutions: (typeof taskSolutions.$inferInsert)[];
  files: { upload: typeof uploads.$inferInsert; content: string }[];
}

/** Midnight in Shanghai, so many days from the day of the filling. */
const dayOf = (today: Date, days: number) => new Date(today.getTime() + days * DAY);

const isReal = ({ data }: Plan) => data === 'penguins' || data === 'weather';

/** Most are the community's own. */
const hostOf = ({ host = 'organizer' }: { host?: Host }): Host => host;

const competitionRow = (
  plan: Plan,
  index: number,
  today: Date,
  tabs: ContentTab[],
): DemoCompetition['row'] => {
  const [start, end, register] = plan.days;
  const series = seriesPlans.findIndex(({ name }) => name === plan.series);
  return {
    id: demoId('competition', index),
    name: plan.name,
    shortDescription: plan.short,
    award: plan.award,
    displayLabel: plan.exercise ? '打榜' : null,
    useKLab: plan.klab ?? false,
    tags: plan.tags,
    sticky: plan.sticky ?? false,
    startDate: dayOf(today, start),
    endDate: end === null ? null : dayOf(today, end),
    registerEndDate: register === null ? null : dayOf(today, register),
    seriesId: series < 0 ? null : demoId('competition', 900 + series),
    ...activityColumns(plan, today),
    tabs,
    registerNotice: plan.exercise || plan.activity ? null : REGISTER_NOTICE,
    authorshipRule: plan.authorshipRule ?? 'ALLOWED',
    registration: demoSettings[plan.name] ?? {},
    datasetDescription: isReal(plan)
      ? '真实数据，许可见数据说明。提交格式以任务的示例文件为准。'
      : '',
    invitation: demoInvitation(plan.name),
    published: true,
    finalRanking: isOver(plan),
    rankingDate: isOver(plan) && end !== null ? dayOf(today, end) : null,
    ...heldBy(hostOf(plan)),
  };
};

/** A task's files as uploads of the organizer: the sample first, then what else it hands out. */
const filesOf = (
  task: ScoredTask,
  host: Host,
  first: number,
  today: Date,
): DemoCompetition['files'] =>
  Object.entries({ 'sample_submission.csv': task.sample, ...task.files }).map(
    ([name, content], index) => ({
      content,
      upload: {
        key: demoKey(first + index),
        memberId: accountId(host),
        purpose: 'asset',
        ext: '.csv',
        name,
        size: Buffer.byteLength(content),
        createDate: today,
      },
    }),
  );

/** Makes the task of an ended competition as history knows it: its name and how it was scored. */
const historicTask = (plan: Plan): ScoredTask => ({
  name: '结果预测',
  description: plan.short,
  metric: plan.metric,
  idColumn: 'id',
  targetColumn: 'label',
  sample: '',
  solution: '',
  files: {},
});

const stageRows = (plan: Plan, index: number, today: Date): DemoCompetition['stages'] => {
  const [start, end] = plan.days;
  const ended = end !== null && end <= 0;
  const last = end ?? FAR;
  const shown = { showLeaderboard: true, showPrivateLeaderboard: ended };
  const stage = (number: number, name: string, from: number, to: number) => ({
    id: demoId('stage', index * 4 + number),
    competitionId: demoId('competition', index),
    name,
    startDate: dayOf(today, from),
    endDate: dayOf(today, to),
    ...shown,
  });
  if (plan.exercise || ended || plan.data === 'made') return [stage(0, '正式赛', start, last)];
  return [
    stage(0, '初赛', start, last - 10),
    { ...stage(1, '复赛', last - 10, last), awardWhaleCoin: 50, showLeaderboard: false },
  ];
};

/** The labels of a scored task; those of numbers and of history are none. */
const labelsTold = ({ solution, ...task }: ScoredTask) => {
  const isOfLabels = solution !== '' && definitionOf(task).values === 'label';
  return isOfLabels ? { publicLabels: true, ...labelsOf(solution, task) } : {};
};

const build = async (plan: Plan, index: number, today: Date): Promise<DemoCompetition> => {
  const own = activityStages(plan, index, today) ?? stageRows(plan, index, today);
  const scored = await scoredTasks(plan, 1_000 + index);
  const chosen = plan.activity || scored.length > 0 ? scored : [historicTask(plan)];
  const files: DemoCompetition['files'] = [];
  const solutions: DemoCompetition['solutions'] = [];
  const rows = chosen.map((task, number): DemoCompetition['tasks'][number] => {
    const stage = own[task.stage ?? 0];
    if (!stage) throw new Error(`${plan.name} has no stage`);
    const id = demoId('task', index * 4 + number);
    const handedOut =
      scored.length > 0
        ? filesOf(task, hostOf(plan), (index * 4 + number) * FILES_A_TASK, today)
        : [];
    files.push(...handedOut);
    if (scored.length > 0)
      solutions.push({
        taskId: id,
        csv: task.solution,
        checksum: createHash('sha256').update(task.solution).digest('hex'),
        fileName: `${task.name} 标准答案.csv`,
        storedBy: accountId(hostOf(plan)),
        storeDate: stage.startDate,
      });
    return {
      id,
      competitionId: stage.competitionId,
      stageId: stage.id,
      position: number,
      name: task.name,
      description: task.description,
      startDate: stage.startDate,
      endDate: stage.endDate,
      submissionNotice: '每个团队每天最多提交 5 次。',
      showLeaderboard: true,
      showPrivateLeaderboard: stage.showPrivateLeaderboard ?? false,
      // Beginners see each score, also where money is the prize.
      protectsBoard: plan.tags.includes('入门') ? false : null,
      files: handedOut.map(({ upload: { name, key, size } }) => ({ name, key, size })),
      objective: {
        acceptExts: ['.csv'],
        sizeLimit: 1024,
        sampleKey: handedOut[0]?.upload.key ?? null,
        idColumn: task.idColumn,
        targetColumn: task.targetColumn,
        dailyLimit: 5,
        totalLimit: plan.exercise ? null : 200,
        metric: task.metric,
        ...(task.further && { scoreName: task.scoreName ?? null, further: task.further }),
        ...labelsTold(task),
      },
    };
  });
  const tabs = await tabsOf(
    plan,
    index,
    chosen.map(({ metric }) => metric),
  );
  const row = competitionRow(plan, index, today, tabs);
  return { plan, index, row, stages: own, tasks: rows, solutions, files };
};

/** All competitions of the catalogue, with their stages, tasks and files. */
export const demoCompetitions = (today: Date): Promise<DemoCompetition[]> =>
  Promise.all(plans.map((plan, index) => build(plan, index + 1, today)));

/** The series, whose children point at them. */
export const demoSeries = (today: Date): DemoCompetition['row'][] =>
  seriesPlans.map((series: SeriesPlan, index) => ({
    id: demoId('competition', 900 + index),
    name: series.name,
    shortDescription: series.short,
    startDate: dayOf(today, series.days[0]),
    endDate: dayOf(today, series.days[1]),
    registerEndDate: dayOf(today, series.days[2]),
    isSeries: true,
    landingUrl: series.landingUrl,
    registerLimit: series.name === LIMITED_SERIES,
    published: true,
    ...heldBy(hostOf(series)),
  }));
