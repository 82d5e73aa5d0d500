import { activityPublishProblem } from '#domains/activities/rules/activity-settings.ts';
import {
  type CompetitionKind,
  eventWordOf,
  isActivityKind,
} from '#domains/competitions/rules/competition-kind.ts';
import {
  contentProblem,
  type Period,
  withinProblems,
} from '#domains/competitions/rules/competition-settings.ts';
import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Panels of the managing area where something of the checklist is mended. */
export const checklistPanels = ['settings', 'stages', 'registration-settings'] as const;
type ChecklistPanel = (typeof checklistPanels)[number];

/** One point that is looked at before a competition is published. */
export interface ChecklistItem {
  /** Unique within its competition: the same point has the same key each time. */
  key: string;
  /** Chinese; the point in a few words. */
  title: string;
  /** Chinese; what is missing, as publishing is refused with it; null where nothing is. */
  missing: string | null;
  /** True where publishing is refused without it; otherwise it is advised. */
  isNeeded: boolean;
  panel: ChecklistPanel;
  /** Path of the REST key that lacks something; null where it isn't one. */
  field: string | null;
}

export interface ChecklistTask extends Period {
  id: string;
  name: string;
  isScored: boolean;
  /** True once its solution is there, or its form where people review it. */
  isReady: boolean;
  hasSample: boolean;
  hasDescription: boolean;
}

/** A competition as the checklist looks at it. */
export interface ChecklistCompetition extends Period {
  kind: CompetitionKind;
  shortDescription: string;
  hasCover: boolean;
  tabs: readonly { content: string }[];
  /** The series that it belongs to. */
  series: { name: string; published: boolean } | null;
  detailType: string | null;
  liveUrl: string | null;
  liveStartDate: Date | string | null;
  stages: readonly (Period & {
    id: string;
    name: string;
    /** True where something is to be learned in it. */
    hasLesson: boolean;
    tasks: readonly ChecklistTask[];
  })[];
}

type Point = Pick<ChecklistItem, 'key' | 'title' | 'missing'> & Partial<ChecklistItem>;

const needed = (point: Point): ChecklistItem => ({
  panel: 'settings',
  field: null,
  isNeeded: true,
  ...point,
});

const advised = (point: Point): ChecklistItem => ({ ...needed(point), isNeeded: false });

const seriesPoint = ({ series }: ChecklistCompetition) =>
  series && [
    needed({
      key: 'series',
      title: '所属系列赛已发布',
      // The list shows it inside of its series alone.
      missing: series.published ? null : `请先发布所属的系列赛「${series.name}」`,
    }),
  ];

const textPoints = ({ tabs, shortDescription, hasCover }: ChecklistCompetition) => {
  const lacking = contentProblem({ tabs, isSeries: false });
  const isBlank = tabs.every(({ content }) => !content.trim());
  return [
    needed({
      key: 'pages',
      title: '内容页',
      missing: lacking?.message ?? (isBlank ? '发布前请填写内容页的内容' : null),
      field: 'Tabs',
    }),
    needed({
      key: 'description',
      title: '简介',
      missing: shortDescription.trim() ? null : '发布前请填写简介',
      field: 'ShortDescription',
    }),
    advised({ key: 'cover', title: '封面', missing: hasCover ? null : '还没有封面图片' }),
  ];
};

const activityPoint = (competition: ChecklistCompetition) => {
  const stages = competition.stages.length;
  const problem = activityPublishProblem({ ...competition, stages });
  return needed({
    key: 'activity',
    title: '活动的必填内容',
    missing: problem?.message ?? null,
    panel: problem?.field ? 'settings' : 'stages',
    field: problem?.field ?? null,
  });
};

const partsPoints = ({ stages }: ChecklistCompetition) => {
  const hasTasks = stages.some(({ tasks }) => tasks.length > 0);
  return [
    needed({
      key: 'stages',
      title: '阶段',
      missing: stages.length > 0 ? null : '发布前请至少添加一个阶段',
      panel: 'stages',
    }),
    needed({
      key: 'tasks',
      title: '任务',
      missing: hasTasks ? null : '发布前请至少添加一个任务',
      panel: 'stages',
    }),
  ];
};

const orderPoint = (competition: ChecklistCompetition) => {
  const { stages, kind } = competition;
  const stageProblem = stages
    .flatMap((stage) =>
      withinProblems(stage, competition, [`阶段「${stage.name}」`, eventWordOf(kind)]),
    )
    .at(0);
  const taskProblem = stages
    .flatMap((stage) =>
      stage.tasks.flatMap((task) =>
        withinProblems(task, stage, [`任务「${task.name}」`, `阶段「${stage.name}」`]),
      ),
    )
    .at(0);
  return needed({
    key: 'dates',
    title: '时间安排前后一致',
    missing: (stageProblem ?? taskProblem)?.message ?? null,
    panel: 'stages',
  });
};

const endPoint = ({ endDate }: ChecklistCompetition, now: Date) =>
  advised({
    key: 'end',
    title: '结束时间',
    missing: endDate !== null && Date.parse(endDate) <= now.getTime() ? '结束时间已经过去' : null,
    field: 'EndDate',
  });

const taskPoints = (task: ChecklistTask): ChecklistItem[] => {
  const { id, name, isScored, isReady, hasSample, hasDescription } = task;
  const what = isScored ? '标准答案' : '表单';
  const lacks = isScored ? '上传标准答案' : '表单';
  const point = (key: string) => ({ key: `${key}:${id}`, panel: 'stages' as const });
  return [
    needed({
      ...point('ready'),
      title: `任务「${name}」的${what}`,
      missing: isReady ? null : `任务「${name}」还没有${lacks}`,
    }),
    advised({
      ...point('text'),
      title: `任务「${name}」的说明`,
      missing: hasDescription ? null : `任务「${name}」还没有说明`,
    }),
    ...(isScored
      ? [
          advised({
            ...point('sample'),
            title: `任务「${name}」的提交样例`,
            missing: hasSample ? null : `任务「${name}」还没有提交样例`,
          }),
        ]
      : []),
  ];
};

/** A stage without a task: in activities a lesson is something to do, too. */
const emptyPoint = (id: string, name: string, hasLesson: boolean, ofActivity: boolean) => {
  const lacks = ofActivity ? '学习内容和任务' : '任务';
  return advised({
    key: `empty:${id}`,
    title: `阶段「${name}」的${ofActivity ? '内容' : '任务'}`,
    missing: ofActivity && hasLesson ? null : `阶段「${name}」还没有${lacks}`,
    panel: 'stages',
  });
};

const stagePoints = ({ stages, kind }: ChecklistCompetition) =>
  stages.flatMap(({ id, name, hasLesson, tasks }) =>
    tasks.length > 0
      ? tasks.flatMap(taskPoints)
      : [emptyPoint(id, name, hasLesson, isActivityKind(kind))],
  );

/**
 * Answers what is looked at before a competition is published, in the order in which an organizer
 * fills it in; a series needs nothing.
 */
export const publishChecklist = (competition: ChecklistCompetition, now: Date): ChecklistItem[] => {
  if (competition.kind === 'series') return [];
  return [
    ...(seriesPoint(competition) ?? []),
    ...textPoints(competition),
    ...(isActivityKind(competition.kind) ? [activityPoint(competition)] : partsPoints(competition)),
    orderPoint(competition),
    endPoint(competition, now),
    ...stagePoints(competition),
  ];
};

/** Finds why a competition can't be published yet: the first point that is needed and missing. */
export const publishProblem = (competition: ChecklistCompetition, now: Date): Refusal | null => {
  for (const { missing, isNeeded, field } of publishChecklist(competition, now))
    if (isNeeded && missing !== null) return refuse('CONFLICT', missing, field ?? undefined);
  return null;
};
