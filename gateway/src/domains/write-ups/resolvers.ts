import { writeUpCalls } from '@whaletide/schema/domains/write-ups/rest.ts';
import { ofId } from '#graphql/ahead.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { inputs } from './inputs.ts';

const stateOf = async (id: string, { loaders }: GatewayContext) =>
  (await loaders.writeUps.state?.load(id)) ?? null;

/** Texts by their version: of a write-up, that of the newest. */
const textsOf = <Parent>(versionOf: (parent: Parent) => string) => {
  const text =
    (key: 'Approach' | 'Features' | 'Validation' | 'FailedAttempts' | 'Costs') =>
    async (parent: Parent, _: unknown, { loaders }: GatewayContext) =>
      (await loaders.writeUps.texts.load(versionOf(parent)))?.[key] ?? null;
  return {
    approach: text('Approach'),
    features: text('Features'),
    validation: text('Validation'),
    failedAttempts: text('FailedAttempts'),
    costs: text('Costs'),
  };
};

/** Write-ups of ranked teams. */
export const resolvers: Resolvers = {
  Competition: {
    writeUps: ofId((id, args, context) =>
      asViewer(context, writeUpCalls.ofCompetition, {
        params: { id },
        query: { ...paging(args, 20), ...(args.sort != null && { sort: args.sort }) },
      }),
    ),
    canWriteUp: ofId(async (id, _, context) => {
      // A page whose write-ups can't be read is the page without them.
      const state = await stateOf(id, context).catch(() => null);
      return state?.CanWrite ?? false;
    }),
    viewerWriteUp: ofId(async (id, _, context) => (await stateOf(id, context))?.WriteUp ?? null),
  },
  Team: {
    writeUp: ofId((id, _, { loaders }) => loaders.writeUps.ofTeam.load(id)),
  },
  WriteUp: {
    ...textsOf(({ Text }: { Text: string }) => Text),
    competition: ({ Competition }, _, { loaders }) => loaders.competitions.byId.load(Competition),
    team: ({ Team }, _, { loaders }) => loaders.teams.byId.load(Team),
    authors: async ({ Authors }, _, { loaders }) => {
      const found = await Promise.all(Authors.map((id) => loaders.members.byId.load(id)));
      return found.filter((member) => member !== null);
    },
    versions: ({ _id }, args, context) =>
      asViewer(context, writeUpCalls.versions, { params: { id: _id }, query: paging(args, 20) }),
  },
  WriteUpVersion: {
    ...textsOf(({ _id }: { _id: string }) => _id),
    author: ({ Author }, _, { loaders }) => loaders.members.byId.load(Author),
  },
  Mutation: {
    saveWriteUp: async (_, { input }, context) => {
      const saved = await inputs.saveWriteUp.send(context.member(), input);
      context.forget();
      return saved;
    },
    voteWriteUp: (_, { input }, context) =>
      (input.voted ? inputs.voteWriteUp : inputs.unvoteWriteUp).send(context.member(), input),
    removeWriteUp: async (_, { input }, context) => {
      await inputs.removeWriteUp.send(context.member(), input);
      context.forget();
      return { deletedId: input.writeUpId };
    },
  },
};
