import { and, asc, eq, sql } from 'drizzle-orm';
import { authorizeStatus } from '@whaletide/schema/domains/submissions/rest/authorizations.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { type CompetitionRow, stages } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import { authorizations, type StoredAnswer } from '#domains/submissions/tables.ts';
import { teams } from '#domains/teams/tables.ts';
import type { Line, Table } from '#http/csv.ts';
import { pagesOf, ROWS_A_PAGE } from './pages.ts';
import { banText } from './teams.ts';

const { inReview, passed, rejected } = authorizeStatus;
const statuses: Record<number, string> = {
  [inReview]: '待审核',
  [passed]: '已通过',
  [rejected]: '已拒绝',
};

interface Field {
  id: string;
  title: string;
}

/** The fields of all stages as they are, and those that were answered when they were others. */
const fieldsOf = async (db: Handle, { id }: CompetitionRow): Promise<Field[]> => {
  const own = await db
    .select({ fields: stages.agreementFields })
    .from(stages)
    .where(eq(stages.competitionId, id))
    .orderBy(asc(stages.startDate), asc(stages.id));
  const { rows } = await db.execute<{ id: string; title: string }>(sql`
    select distinct on (answer ->> 'fieldId') answer ->> 'fieldId' as id, answer ->> 'title' as title
    from ${authorizations}, jsonb_array_elements(${authorizations.answers}) as answer
    where ${authorizations.competitionId} = ${id}
    order by answer ->> 'fieldId', ${authorizations.submitDate} desc`);
  const present = own.flatMap(({ fields }) =>
    fields.map((field) => ({ id: field._id, title: field.Title })),
  );
  const known = new Set(present.map((field) => field.id));
  return [...present, ...rows.filter((field) => !known.has(field.id))];
};

const read = (
  db: Handle,
  competitionId: string,
  after: { id: string; submitDate: Date } | undefined,
) =>
  db
    .select({
      authorization: authorizations,
      stage: stages.name,
      team: teams.name,
      banned: teams.banned,
      submitter: members.name,
    })
    .from(authorizations)
    .innerJoin(stages, eq(stages.id, authorizations.stageId))
    .innerJoin(teams, eq(teams.id, authorizations.teamId))
    .innerJoin(members, eq(members.id, authorizations.memberId))
    .where(
      and(
        eq(authorizations.competitionId, competitionId),
        after &&
          sql`(${authorizations.submitDate}, ${authorizations.id}) > (${after.submitDate.toISOString()}::timestamptz, ${after.id})`,
      ),
    )
    .orderBy(asc(authorizations.submitDate), asc(authorizations.id))
    .limit(ROWS_A_PAGE);
type Row = Awaited<ReturnType<typeof read>>[number];

/** Answers what was typed or chosen; of a file its name. */
const answerText = ({ value, file }: StoredAnswer) => file?.name ?? value ?? '';

const toLine = (row: Row, fields: readonly Field[]): Line => {
  const { authorization, stage, team, banned, submitter } = row;
  const answers = new Map(authorization.answers.map((one) => [one.fieldId, answerText(one)]));
  return [
    stage,
    team,
    banText(banned),
    submitter,
    minuteText(authorization.submitDate),
    statuses[authorization.status] ?? '',
    authorization.denyReason,
    authorization.reviewDate && minuteText(authorization.reviewDate),
    ...fields.map(({ id }) => answers.get(id) ?? ''),
  ];
};

/** Makes the table of what teams handed in to be qualified for stages, and how it was decided. */
export const qualificationsTable = async (
  db: Handle,
  competition: CompetitionRow,
): Promise<Table> => {
  const fields = await fieldsOf(db, competition);
  async function* lines() {
    const pages = pagesOf<Row>((after) => read(db, competition.id, after?.authorization));
    for await (const rows of pages) yield rows.map((row) => toLine(row, fields));
  }
  const fixed = ['阶段', '团队', '团队状态', '提交者', '提交时间', '状态', '拒绝原因', '审核时间'];
  return { columns: [...fixed, ...fields.map(({ title }) => title)], lines: lines() };
};
