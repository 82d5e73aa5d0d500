import { and, asc, count, desc, eq, gte, inArray, isNull, sql } from 'drizzle-orm';
import type {
  MemberRating,
  RatingMove,
  RatingRow,
} from '@whaletide/schema/domains/ratings/rest.ts';
import {
  ACTIVE_DAYS,
  PROVISIONAL_BELOW,
  shownRating,
} from '@whaletide/schema/domains/ratings/rules.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { isCompetition } from '../competitions/store/event-types.ts';
import { onCommunityPages } from '../competitions/store/public-pages.ts';
import { competitions } from '../competitions/tables.ts';
import { members } from '../members/tables.ts';
import { ratingEvents, ratings } from './tables.ts';

type Row = typeof ratings.$inferSelect;

const toMemberRating = (row: Row): MemberRating => {
  const { value, deviation } = shownRating(row);
  return {
    User: row.memberId,
    Value: value,
    Deviation: deviation,
    Provisional: row.competitionsNumber < PROVISIONAL_BELOW,
    CompetitionsNumber: row.competitionsNumber,
  };
};

/** The ratings of those of these members who have one. */
export const ratingsOf = async (
  db: Handle,
  memberIds: readonly string[],
): Promise<MemberRating[]> => {
  if (memberIds.length === 0) return [];
  const rows = await db
    .select()
    .from(ratings)
    .where(inArray(ratings.memberId, [...memberIds]));
  return rows.map(toMemberRating);
};

interface BoardQuery extends PageQuery {
  University?: string | undefined;
  Company?: string | undefined;
  Active?: boolean | undefined;
}

/** True for provisional ratings, which come last; just as the board's index has it. */
const provisional = sql<boolean>`(${ratings.competitionsNumber} < ${sql.raw(String(PROVISIONAL_BELOW))})`;

/** A page of the site's board, the same for everyone. */
export const ratingBoard = (db: Handle, query: BoardQuery, now: Date): Promise<Page<RatingRow>> => {
  const { University, Company, Active } = query;
  const since = new Date(now.getTime() - ACTIVE_DAYS * DAY);
  const chosen = and(
    eq(members.hideProfile, false),
    isNull(members.deactivated),
    containsText(members.university, University),
    containsText(members.company, Company),
    Active ? gte(ratings.lastDate, since) : undefined,
  );
  const rank = sql<number>`rank() over (order by ${provisional}, ${ratings.points} desc)::int`;
  return toPage(query, {
    rows: db
      .select({ rank, row: ratings })
      .from(ratings)
      .innerJoin(members, eq(members.id, ratings.memberId))
      .where(chosen)
      .orderBy(provisional, desc(ratings.points), asc(ratings.memberId)),
    total: db
      .select({ rows: count() })
      .from(ratings)
      .innerJoin(members, eq(members.id, ratings.memberId))
      .where(chosen),
    present: (rows) => rows.map(({ rank: Rank, row }) => ({ Rank, ...toMemberRating(row) })),
  });
};

/** A page of the changes of a member's rating, the newest first. */
export const ratingHistory = (
  db: Handle,
  memberId: string,
  query: PageQuery,
): Promise<Page<RatingMove>> => {
  // One whose competition has come off the site isn't told until the ratings are renewed.
  const chosen = and(eq(ratingEvents.memberId, memberId), isCompetition, onCommunityPages);
  const ofCompetition = eq(competitions.id, ratingEvents.competitionId);
  return toPage(query, {
    rows: db
      .select({ event: ratingEvents })
      .from(ratingEvents)
      .innerJoin(competitions, ofCompetition)
      .where(chosen)
      .orderBy(desc(ratingEvents.position)),
    total: db
      .select({ rows: count() })
      .from(ratingEvents)
      .innerJoin(competitions, ofCompetition)
      .where(chosen),
    present: (rows) =>
      rows.map(({ event }) => {
        const { value, deviation } = shownRating(event);
        return {
          Competition: event.competitionId,
          Date: event.date.toISOString(),
          Before: shownRating({ mean: event.meanBefore, deviation: event.deviationBefore }).value,
          Value: value,
          Deviation: deviation,
        };
      }),
  });
};
