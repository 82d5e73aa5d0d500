import { copyCheckCalls } from '@whaletide/schema/domains/leaderboards/rest/copy-check.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

/** Check for errors that teams share, for those who manage a task. */
export const copies: Resolvers = {
  CompetitionTask: {
    copyCheck: ofId(async (id, _, { own }) => {
      if (!own) return null;
      try {
        return await own.call(copyCheckCalls.get, { params: { id } });
      } catch (error) {
        const { code } = error instanceof Refusal ? error : { code: null };
        if (code === 'FORBIDDEN' || code === 'NOT_FOUND') return null;
        throw error;
      }
    }),
  },
  Mutation: {
    startCopyCheck: (_, { input }, context) => inputs.startCopyCheck.send(context.member(), input),
  },
  CopyPair: {
    teams: async (pair, _, { loaders }) => {
      const found = await Promise.all(pair.Teams.map((id) => loaders.teams.byId.load(id)));
      return found.filter((team) => team !== null);
    },
    project: (pair, _, { loaders }) =>
      pair.Project === null ? null : loaders.projects.byId.load(pair.Project),
  },
};
