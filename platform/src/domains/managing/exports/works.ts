import { and, asc, eq, sql } from 'drizzle-orm';
import { workStatus } from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import { NO_IMPROVEMENT_TEXT } from '@whaletide/schema/domains/submissions/rules/protection.ts';
import { authorshipNames } from '@whaletide/schema/shared/rules/authorship.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { type CompetitionRow, stages, type TaskRow, tasks } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import { workScorings, works } from '#domains/submissions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import type { Line, Table } from '#http/csv.ts';
import { pagesOf, ROWS_A_PAGE } from './pages.ts';
import { banText } from './teams.ts';

const { pending, reviewed, fileError, platformError, invalidated } = workStatus;
const statuses: Record<number, string> = {
  [pending]: '待评审',
  [reviewed]: '已评审',
  [fileError]: '评审出错',
  [platformError]: '平台出错',
  [invalidated]: '已作废',
};

const read = (db: Handle, taskId: string, after: { id: string; uploadDate: Date } | undefined) =>
  db
    .select({
      work: works,
      exact: workScorings.exact,
      team: teams.name,
      banned: teams.banned,
      submitter: members.name,
    })
    .from(works)
    .innerJoin(teams, eq(teams.id, works.teamId))
    .innerJoin(members, eq(members.id, works.memberId))
    .leftJoin(workScorings, eq(workScorings.workId, works.id))
    .where(
      and(
        eq(works.taskId, taskId),
        after &&
          sql`(${works.uploadDate}, ${works.id}) > (${after.uploadDate.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(works.uploadDate), asc(works.id))
    .limit(ROWS_A_PAGE);
type Row = Awaited<ReturnType<typeof read>>[number];

/** The further scores as they were computed, empty cells where a task has fewer. */
const furtherCells = (task: TaskRow, { work, exact }: Row, width: number): Line => {
  const shown = exact?.public.slice(1) ?? work.publicFurther;
  const hidden = exact?.private.slice(1) ?? work.privateFurther;
  const names = task.objective?.further ?? [];
  return Array.from({ length: width }, (_, index) => [
    names[index]?.name ?? null,
    shown[index] ?? null,
    hidden[index] ?? null,
  ]).flat();
};

const toLine = (stage: string, task: TaskRow, row: Row, width: number): Line => {
  const { work, exact, team, banned, submitter } = row;
  return [
    stage,
    task.name,
    team,
    banText(banned),
    submitter,
    minuteText(work.uploadDate),
    statuses[work.status] ?? '',
    exact?.public[0] ?? work.publicScore,
    work.publicScore ?? (work.status === reviewed ? NO_IMPROVEMENT_TEXT : null),
    // Both scores of a form are the reviewers' mean.
    task.objective ? (exact?.private[0] ?? work.privateScore) : null,
    work.unknownLabels,
    work.invalidReason ?? work.errorMessage,
    work.fileName,
    authorshipNames[work.authorship],
    work.authorshipModel,
    ...furtherCells(task, row, width),
  ];
};

/** Columns of the further scores: none where no task has any. */
const furtherColumns = (width: number): string[] =>
  Array.from({ length: width }, (_, index) => [
    `第${index + 2}个得分`,
    `第${index + 2}个 Public 得分`,
    `第${index + 2}个 Private 得分`,
  ]).flat();

/** The works of all teams, task by task, with both scores as they were computed. */
export const worksTable = async (db: Handle, { id }: CompetitionRow): Promise<Table> => {
  const own = await db
    .select({ stage: stages.name, task: tasks })
    .from(tasks)
    .innerJoin(stages, eq(stages.id, tasks.stageId))
    .where(eq(tasks.competitionId, id))
    .orderBy(asc(stages.startDate), asc(stages.id), asc(tasks.position), asc(tasks.id));
  const width = Math.max(0, ...own.map(({ task }) => task.objective?.further?.length ?? 0));
  async function* lines() {
    for (const { stage, task } of own)
      for await (const rows of pagesOf<Row>((after) => read(db, task.id, after?.work)))
        yield rows.map((row) => toLine(stage, task, row, width));
  }
  return {
    columns: [
      '阶段',
      '任务',
      '团队',
      '团队状态',
      '提交者',
      '提交时间',
      '状态',
      'Public 得分',
      'Public 榜显示',
      'Private 得分',
      '未知标签行数',
      '原因',
      '文件',
      '作者类型',
      '模型',
      ...furtherColumns(width),
    ],
    lines: lines(),
  };
};
