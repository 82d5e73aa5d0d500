import { archiveCalls } from '@whaletide/schema/domains/managing/rest/archives.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

/** Resolvers of competitions as files. */
export const archives: Resolvers = {
  Competition: {
    archives: async ({ _id }, _, context) =>
      (await context.member().call(archiveCalls.list, { params: { id: _id } })).data,
  },
  Organization: {
    competitionImports: async ({ ShortName }, _, context) =>
      (await context.member().call(archiveCalls.imports, { params: { shortName: ShortName } }))
        .data,
  },
  CompetitionArchive: {
    url: ({ _id, State }) => (State === 'READY' ? `/exports/archives/${_id}` : null),
  },
  Mutation: {
    exportCompetition: (_, { input }, context) =>
      inputs.exportCompetition.send(context.member(), input),

    importCompetition: (_, { input }, context) =>
      inputs.importCompetition.send(context.member(), input),

    cancelCompetitionImport: (_, { input }, context) =>
      inputs.cancelCompetitionImport.send(context.member(), input),
  },
};
