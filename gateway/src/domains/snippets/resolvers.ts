import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { ofCaller } from '#graphql/ahead.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import { isId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { Refusal } from '#refusal.ts';
import { inputs } from './inputs.ts';

const TOKEN = /^[\w-]{1,100}$/;
const MAX_NAME = 100;

/** Code that members keep and share. */
export const resolvers: Resolvers = {
  Query: {
    snippet: async (_, { id, token }, context) => {
      if (!isId(id)) return null;
      const query = token != null && TOKEN.test(token) ? { Token: token } : {};
      try {
        return await asViewer(context, snippetCalls.one, { params: { id }, query });
      } catch (error) {
        if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
        throw error;
      }
    },
  },
  Viewer: {
    snippets: ofCaller((args, context) => {
      const name = args.name?.trim().slice(0, MAX_NAME);
      const query = {
        ...paging(args, 20),
        type: 'private' as const,
        ...(args.folder != null && { FolderName: args.folder.slice(0, MAX_NAME) }),
        ...(name && { Name: name }),
      };
      return context.member().call(snippetCalls.own, { query });
    }),
    snippetFolders: ofCaller(
      async (_, context) => (await context.member().call(snippetCalls.folders)).data,
    ),
  },
  Mutation: {
    deleteSnippet: async (_, { input }, context) => {
      await inputs.deleteSnippet.send(context.member(), input);
      return { deletedId: input.snippetId };
    },
  },
  Snippet: {
    creator: (snippet, _, { loaders }) => loaders.members.byId.load(snippet.Creator),
  },
};
