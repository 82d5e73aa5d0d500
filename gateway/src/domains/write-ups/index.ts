import { WriteUp, WriteUpVersion } from '@whaletide/schema/domains/write-ups/rest.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { writeUpLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const writeUps = {
  resolvers: [resolvers],
  restTypes: {
    WriteUp,
    WriteUpPage: PageOf(WriteUp),
    WriteUpVersion,
    WriteUpVersionPage: PageOf(WriteUpVersion),
  },
  enums: {
    WriteUpSort: { values: { LEADING: 'leading', RANK: 'rank', VOTES: 'votes', NEWEST: 'newest' } },
  },
  loaders: writeUpLoaders,
  inputs,
} satisfies Domain;
