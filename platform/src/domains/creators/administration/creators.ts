import { asc, count, desc, eq, inArray, sum } from 'drizzle-orm';
import type { AdministeredCreator } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import { statusOf } from '@whaletide/schema/domains/creators/rules/programme.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import { containsText } from '#database/contains-text.ts';
import type { Handle } from '#database/database.ts';
import { toPage, type PageQuery } from '#http/paging.ts';
import { members } from '#domains/members/tables.ts';
import { membershipOf } from '../store/membership.ts';
import { violationsOf } from '../store/violations.ts';
import { type CreatorRow, creatorProfits, creators } from '../tables.ts';

interface Row {
  creator: CreatorRow;
  banned: Date | null;
}

const earnedBy = async (db: Handle, ids: readonly string[]): Promise<Map<string, number>> => {
  const rows = await db
    .select({
      memberId: creatorProfits.memberId,
      earned: sum(creatorProfits.amount).mapWith(Number),
    })
    .from(creatorProfits)
    .where(inArray(creatorProfits.memberId, [...ids]))
    .groupBy(creatorProfits.memberId);
  return new Map(rows.map(({ memberId, earned }) => [memberId, earned]));
};

/** Documents of these creators for administrators. */
export const present = async (db: Handle, rows: readonly Row[]): Promise<AdministeredCreator[]> => {
  const ids = rows.map(({ creator }) => creator.memberId);
  const [violations, earned] = [await violationsOf(db, ids), await earnedBy(db, ids)];
  return rows.map(({ creator, banned }) => ({
    _id: creator.memberId,
    Status: statusOf(membershipOf(creator, banned)),
    JoinDate: creator.joinDate.toISOString(),
    EndDate: creator.endDate?.toISOString() ?? null,
    Violations: violations.get(creator.memberId) ?? [],
    Earned: earned.get(creator.memberId) ?? 0,
  }));
};

const selected = { creator: creators, banned: members.creatorBanned };

/** A page of creators for administrators, the last to join first. */
export const administeredCreators = (
  db: Handle,
  query: PageQuery & { Text?: string | undefined },
): Promise<Page<AdministeredCreator>> => {
  const chosen = containsText(members.name, query.Text);
  const own = eq(members.id, creators.memberId);
  return toPage(query, {
    rows: db
      .select(selected)
      .from(creators)
      .innerJoin(members, own)
      .where(chosen)
      .orderBy(desc(creators.joinDate), asc(creators.memberId)),
    total: db.select({ rows: count() }).from(creators).innerJoin(members, own).where(chosen),
    present: (rows) => present(db, rows),
  });
};
