import { SharedCode } from '@whaletide/schema/domains/competition-code/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { competitionCodeLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const competitionCode = {
  resolvers: [resolvers],
  restTypes: { SharedCode },
  enums: {
    CodeSharing: { values: { DURING: 'during', AFTER: 'after', NEVER: 'never' } },
    CodeSort: { values: { SCORE: 'score', VOTES: 'votes', NEWEST: 'newest' } },
  },
  loaders: competitionCodeLoaders,
  inputs,
} satisfies Domain;
