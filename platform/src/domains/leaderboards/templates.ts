import { eq, inArray } from 'drizzle-orm';
import type { BoardTemplate } from '@whaletide/schema/domains/leaderboards/rest/board-templates.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { LeaderboardRow } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import {
  fillTemplate,
  furtherPlaceholders,
  type RowValues,
  templateProblem,
} from '@whaletide/schema/domains/leaderboards/rules/board-template.ts';
import { scoreColumnText } from '@whaletide/schema/shared/rules/scores.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import type { Caller } from '#http/caller.ts';
import { newId } from '#ids.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '../competitions/store/access.ts';
import { lockManaged } from '../competitions/store/lock.ts';
import { competitions, stages, tasks } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import type { Board } from '../submissions/tables.ts';
import { membersOf } from '../teams/store/teams.ts';
import { teams } from '../teams/tables.ts';
import type { BoardOwner } from './open.ts';
import { boardTemplates } from './tables.ts';

/** Kind of owner that boards have. */
export type OwnerKind = 'task' | 'stage';

const owners = { task: tasks, stage: stages } as const;
const keys = { task: boardTemplates.taskId, stage: boardTemplates.stageId } as const;
const names = { task: '任务', stage: '阶段' } as const;

/** The template of a task's or a stage's boards; null where they have none. */
export const templateOf = async (
  db: Handle,
  kind: OwnerKind,
  id: string,
): Promise<string | null> => {
  const [row] = await db
    .select({ html: boardTemplates.html })
    .from(boardTemplates)
    .where(eq(keys[kind], id));
  return row?.html ?? null;
};

export const hasTemplate = async (db: Handle, kind: OwnerKind, id: string): Promise<boolean> => {
  const [row] = await db
    .select({ id: boardTemplates.id })
    .from(boardTemplates)
    .where(eq(keys[kind], id));
  return row !== undefined;
};

const competitionOf = async (db: Handle, kind: OwnerKind, id: string): Promise<string> => {
  const table = owners[kind];
  const [row] = await db
    .select({ competitionId: table.competitionId })
    .from(table)
    .where(eq(table.id, id));
  if (!row) throw notFound(names[kind]);
  return row.competitionId;
};

/** @throws Refusal NOT_FOUND, FORBIDDEN for who doesn't manage the competition */
export const managedTemplate = async (
  { database: { db } }: Services,
  caller: Caller,
  kind: OwnerKind,
  id: string,
): Promise<BoardTemplate> => {
  await managedCompetition(db, caller, await competitionOf(db, kind, id));
  return { Html: await templateOf(db, kind, id) };
};

/** @throws Refusal NOT_FOUND, FORBIDDEN, BAD_USER_INPUT as leaderboards/rules/board-template.ts says */
export const setTemplate = (
  { database, now }: Services,
  caller: Caller,
  kind: OwnerKind,
  id: string,
  { Html }: BoardTemplate,
): Promise<BoardTemplate> =>
  database.transaction(async (tx) => {
    const competition = await lockManaged(tx, caller, await competitionOf(tx, kind, id));
    await record(tx, actedBy(caller, now), {
      action: `boardTemplates.${kind}.set`,
      ...ofCompetition(competition),
      of: { [kind]: id },
      before: { html: await templateOf(tx, kind, id) },
      after: { html: Html },
    });
    await tx.delete(boardTemplates).where(eq(keys[kind], id));
    if (Html === null) return { Html };
    refuseIf(templateProblem(Html));
    await tx.insert(boardTemplates).values({
      id: newId(),
      taskId: kind === 'task' ? id : null,
      stageId: kind === 'stage' ? id : null,
      html: Html,
    });
    return { Html };
  });

/** Makes the texts of a column's scores as the table of the site shows them, without zeros at the end. */
const columnText = (scores: readonly (number | undefined)[]) => {
  const textOf = scoreColumnText(scores.filter((score) => score !== undefined));
  return (score: number | undefined): string => {
    if (score === undefined) return '';
    const text = textOf(score);
    return text.includes('.') && !text.includes('e') ? String(Number(text)) : text;
  };
};

/**
 * Answers what a template may say of each row; teams and members by their names as they are now.
 */
const rowValues = async (db: Handle, rows: readonly LeaderboardRow[]): Promise<RowValues[]> => {
  const ids = rows.map(({ Team }) => Team);
  if (ids.length === 0) return [];
  const named = await db
    .select({ id: teams.id, name: teams.name })
    .from(teams)
    .where(inArray(teams.id, ids));
  const teamNames = new Map(named.map(({ id, name }) => [id, name]));
  const membersByTeam = await membersOf(db, ids);
  const memberIds = [...membersByTeam.values()].flat();
  const people = await db
    .select({ id: members.id, name: members.name })
    .from(members)
    .where(inArray(members.id, memberIds));
  const memberNames = new Map(people.map(({ id, name }) => [id, name]));
  const score = columnText(rows.map(({ Score }) => Score));
  const further = furtherPlaceholders.map((key, index) => ({
    key,
    textOf: columnText(rows.map(({ Further }) => Further[index])),
  }));
  return rows.map((row) => ({
    rank: String(row.Rank),
    position: String(row.Position),
    team: teamNames.get(row.Team) ?? '',
    members: (membersByTeam.get(row.Team) ?? []).map((id) => memberNames.get(id) ?? '').join('、'),
    score: score(row.Score),
    ...Object.fromEntries(
      further.map(({ key, textOf }, index) => [key, textOf(row.Further[index])]),
    ),
    entries: String(row.Entries),
    best: minuteText(new Date(row.BestSubmissionDate)),
    last: minuteText(new Date(row.LastSubmissionDate)),
  }));
};

/** A page of a board in its template; every value stands in it as text. */
export const renderBoard = async (
  db: Handle,
  html: string,
  owner: BoardOwner,
  board: Board,
  { data, totalNum }: Page<LeaderboardRow>,
): Promise<string> => {
  const [competition] = await db
    .select({ name: competitions.name })
    .from(competitions)
    .where(eq(competitions.id, owner.competitionId));
  return fillTemplate(
    html,
    {
      competition: competition?.name ?? '',
      name: owner.name,
      board: board === 'public' ? 'Public 榜' : 'Private 榜',
      total: String(totalNum),
    },
    await rowValues(db, data),
    escapeHtml,
  );
};
