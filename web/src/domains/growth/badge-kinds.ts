import { badgeTypes } from '@whaletide/schema/domains/badges/rules/badge-types.ts';
import type { BadgeKind } from '#apollo/schema.generated.ts';

const types: Record<BadgeKind, number> = {
  COMPETITION: badgeTypes.competition,
  AWARD: badgeTypes.award,
  PROJECT: badgeTypes.project,
  LIKED_POST: badgeTypes.likedPost,
  COLUMN: badgeTypes.column,
  UNKNOWN: 0,
};

/** The number by which the rules know a kind of badge (schema/domains/badges/rules/badges.ts). */
export const badgeTypeOf = (kind: BadgeKind): number => types[kind];
