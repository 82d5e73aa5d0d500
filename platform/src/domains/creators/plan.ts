import { and, asc, eq, isNull } from 'drizzle-orm';
import type { CreatorPlan } from '@whaletide/schema/domains/creators/rest/creator-documents.ts';
import {
  creatorStatus,
  FEATURED_CREATORS,
  featuredProblem,
} from '@whaletide/schema/domains/creators/rules/programme.ts';
import type { Handle } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { members } from '../members/tables.ts';
import { actedBy, record } from '../moderation/store.ts';
import { creatorsByIds } from './store/membership.ts';
import { termsOf } from './store/terms.ts';
import { creators, featuredCreators } from './tables.ts';

/** The featured creators who are still creators and show their profiles, in their order. */
const featured = async (db: Handle): Promise<string[]> => {
  const rows = await db
    .select({ id: members.id })
    .from(featuredCreators)
    .innerJoin(creators, eq(creators.memberId, featuredCreators.memberId))
    .innerJoin(members, eq(members.id, featuredCreators.memberId))
    .where(
      and(
        isNull(creators.endDate),
        isNull(members.creatorBanned),
        isNull(members.deactivated),
        eq(members.hideProfile, false),
      ),
    )
    .orderBy(asc(featuredCreators.position), asc(members.id))
    .limit(FEATURED_CREATORS);
  return rows.map(({ id }) => id);
};

/** The featured creators and the coins of projects, for everybody. */
export const creatorPlan = async ({
  config,
  database: { db },
}: Pick<Services, 'config' | 'database'>): Promise<CreatorPlan> => {
  const { coins, weeklyCap } = termsOf(config);
  return {
    Featured: await featured(db),
    ForkCoins: coins.FORK,
    VoteCoins: coins.VOTE,
    BookmarkCoins: coins.BOOKMARK,
    WeeklyCap: weeklyCap,
  };
};

/** Chooses the featured creators. @throws Refusal BAD_USER_INPUT, NOT_FOUND at `Featured` */
export const setFeatured = async (
  services: Services,
  caller: Caller,
  memberIds: readonly string[],
): Promise<CreatorPlan> => {
  refuseIf(featuredProblem(memberIds));
  await services.database.transaction(async (tx) => {
    const known = await creatorsByIds(tx, memberIds);
    const active = known.filter(({ Status }) => Status === creatorStatus.active);
    if (active.length < memberIds.length) throw notFound('创作者', 'Featured');
    const before = await featured(tx);
    await tx.delete(featuredCreators);
    if (memberIds.length > 0)
      await tx
        .insert(featuredCreators)
        .values(memberIds.map((memberId, position) => ({ memberId, position })));
    await record(tx, actedBy(caller, services.now), {
      action: 'creatorAdmin.setFeatured',
      kind: 'MEMBER',
      target: null,
      title: '展示的创作者',
      before: { featured: before },
      after: { featured: memberIds },
    });
  });
  return creatorPlan(services);
};
