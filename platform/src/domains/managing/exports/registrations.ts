import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { answerText } from '@whaletide/schema/domains/registration/rules/registration-answers.ts';
import { contactsOf } from '@whaletide/schema/domains/registration/rules/registration-contacts.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { settingsOf } from '#domains/competitions/store/registration-settings.ts';
import { type CompetitionRow } from '#domains/competitions/tables.ts';
import { members } from '#domains/members/tables.ts';
import { registrationAnswers } from '#domains/registration/tables.ts';
import { teams, registrations } from '#domains/teams/tables.ts';
import type { Line, Table } from '#http/csv.ts';
import { pagesOf, ROWS_A_PAGE } from './pages.ts';

const statuses: Record<number, string> = { 1: '已报名', 0: '待审核', [-1]: '已拒绝' };

/** The fields of the form as it is, and those that were answered when it was another. */
const fieldNames = async (db: Handle, competition: CompetitionRow): Promise<string[]> => {
  const { rows } = await db.execute<{ name: string }>(sql`
    select distinct answer ->> 'Name' as name
    from ${registrationAnswers}, jsonb_array_elements(${registrationAnswers.form}) as answer
    where ${registrationAnswers.competitionId} = ${competition.id} order by name`);
  const present = settingsOf(competition).form.map(({ name }) => name);
  return [...new Set([...present, ...rows.map(({ name }) => name)])];
};

const read = (db: Handle, competitionId: string, after: string | undefined) =>
  db
    .select({
      registration: registrations,
      name: members.name,
      team: teams.name,
      form: registrationAnswers.form,
    })
    .from(registrations)
    .innerJoin(members, eq(members.id, registrations.memberId))
    .leftJoin(teams, eq(teams.id, registrations.teamId))
    .leftJoin(
      registrationAnswers,
      and(
        eq(registrationAnswers.competitionId, registrations.competitionId),
        eq(registrationAnswers.memberId, registrations.memberId),
      ),
    )
    .where(
      and(
        eq(registrations.competitionId, competitionId),
        after === undefined ? undefined : gt(registrations.memberId, after),
      ),
    )
    .orderBy(asc(registrations.memberId))
    .limit(ROWS_A_PAGE);
type Row = Awaited<ReturnType<typeof read>>[number];

const toLine = ({ registration, name, team, form }: Row, fields: readonly string[]): Line => {
  const filled = (form ?? []).map(({ Name, Value, DefaultID: defaultId }) => ({
    name: Name,
    defaultId,
    text: answerText({ type: 'TEXT', defaultId }, Value),
  }));
  const answers = new Map(filled.map((answer) => [answer.name, answer.text]));
  const { email, phone } = contactsOf(filled);
  return [
    name,
    email,
    phone,
    statuses[registration.status] ?? '',
    minuteText(registration.createDate),
    team,
    registration.fee,
    registration.invitationCode,
    registration.customId,
    registration.reason,
    ...fields.map((field) => answers.get(field) ?? ''),
  ];
};

/** Makes the table of members who registered, how they are reached, and what they filled in. */
export const registrationsTable = async (
  db: Handle,
  competition: CompetitionRow,
): Promise<Table> => {
  const fields = await fieldNames(db, competition);
  async function* lines() {
    const pages = pagesOf<Row>((after) => read(db, competition.id, after?.registration.memberId));
    for await (const rows of pages) yield rows.map((row) => toLine(row, fields));
  }
  return {
    columns: [
      '成员',
      '联系方式（邮箱）',
      '联系方式（电话）',
      '状态',
      '报名时间',
      '团队',
      '报名费',
      '邀请码',
      '平台ID',
      '拒绝原因',
      ...fields,
    ],
    lines: lines(),
  };
};
