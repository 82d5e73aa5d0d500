import { Badge, BadgeSetting, badgeTypes } from '@whaletide/schema/domains/badges/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { badgeLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const badges = {
  resolvers: [resolvers],
  restTypes: { Badge, BadgeSetting },
  enums: {
    BadgeKind: {
      values: {
        COMPETITION: badgeTypes.competition,
        AWARD: badgeTypes.award,
        PROJECT: badgeTypes.project,
        LIKED_POST: badgeTypes.likedPost,
        COLUMN: badgeTypes.column,
      },
      rest: 'UNKNOWN',
      isChosen: true,
    },
  },
  loaders: badgeLoaders,
  inputs,
} satisfies Domain;
