import { eq } from 'drizzle-orm';
import type { RunningWeek } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import type { DatasetStanding } from '@whaletide/schema/domains/creators/rules/counting.ts';
import { creatorStatus, statusOf } from '@whaletide/schema/domains/creators/rules/programme.ts';
import {
  datasetLinesOfWeek,
  MAX_WEEK_LINES,
  projectLinesOfWeek,
  sortedWeekLines,
  type TitledAct,
  type WeekLine,
} from '@whaletide/schema/domains/creators/rules/running-week.ts';
import {
  type CreatorWeek,
  settlementOf,
  weekOf,
} from '@whaletide/schema/domains/creators/rules/settlement.ts';
import type { Handle } from '#database/database.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';
import { datasetDues, datasetStandings } from './settling/dataset-dues.ts';
import { actsOfWeek, creditsOfWeek } from './settling/project-credits.ts';
import { creatorOf, membershipOf } from './store/membership.ts';
import { termsOf } from './store/terms.ts';
import { type CreatorRow, creatorSettlements } from './tables.ts';

const isSettled = async (db: Handle, { key }: CreatorWeek): Promise<boolean> => {
  const rows = await db
    .select({ week: creatorSettlements.week })
    .from(creatorSettlements)
    .where(eq(creatorSettlements.week, key));
  return rows.length > 0;
};

const actKey = ({ projectId, source, actorId }: TitledAct) => `${projectId}:${source}:${actorId}`;

/**
 * Acts and datasets of a week as they stand once the week before it is settled, which it isn't from
 * Monday to Wednesday.
 */
const standingOf = async (
  db: Handle,
  creator: CreatorRow,
  week: CreatorWeek,
): Promise<{ acts: TitledAct[]; standings: DatasetStanding[] }> => {
  const acts = await actsOfWeek(db, creator, week);
  const standings = await datasetStandings(db, creator.memberId, week);
  const before = weekOf(new Date(week.start.getTime() - 1));
  if (await isSettled(db, before)) return { acts, standings };
  const counted = new Set((await creditsOfWeek(db, creator, before)).map(actKey));
  const due = new Map(
    (await datasetDues(db, creator.memberId, before)).map((one) => [one.datasetId, one.amount]),
  );
  return {
    acts: acts.map((act) => ({ ...act, isCounted: act.isCounted || counted.has(actKey(act)) })),
    standings: standings.map((standing) => ({
      ...standing,
      paid: standing.paid + (due.get(standing.datasetId) ?? 0),
    })),
  };
};

const sum = (lines: readonly WeekLine[], part: 'coins' | 'cut'): number =>
  lines.reduce((total, line) => total + line[part], 0);

/**
 * Earnings of a member's content so far in the running week; no lines for who earns nothing.
 * @throws Refusal NOT_FOUND
 */
export const runningWeek = async (
  { database: { db }, config, now }: Pick<Services, 'database' | 'config' | 'now'>,
  memberId: string,
): Promise<RunningWeek> => {
  const member = await memberById(db, memberId);
  if (!member) throw notFound('用户');
  const creator = await creatorOf(db, memberId);
  const isEarning = statusOf(membershipOf(creator, member.creatorBanned)) === creatorStatus.active;
  const week = weekOf(now());
  const terms = termsOf(config);
  const standing = creator && isEarning ? await standingOf(db, creator, week) : null;
  const lines =
    creator && standing
      ? sortedWeekLines([
          ...datasetLinesOfWeek(standing.standings, week),
          ...projectLinesOfWeek(standing.acts, creator.countsSince, terms),
        ])
      : [];
  return {
    Week: week.key,
    SettleDate: settlementOf(week).toISOString(),
    Coins: sum(lines, 'coins'),
    Cut: sum(lines, 'cut'),
    WeeklyCap: terms.weeklyCap,
    LinesNumber: lines.length,
    Lines: lines.slice(0, MAX_WEEK_LINES).map((line) => ({
      Kind: line.kind,
      Target: line.targetId,
      Title: line.title,
      Source: line.source,
      Rating: line.rating,
      Count: line.count,
      Coins: line.coins,
      Cut: line.cut,
      Notes: line.notes,
    })),
  };
};
