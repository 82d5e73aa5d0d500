import { type Lab, projectCalls } from '@whaletide/schema/rest/projects.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { inputs } from './inputs.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { asViewer } from '../../graphql/as-viewer.ts';
import { isId, requireId } from '../../graphql/ids.ts';
import { paging } from '../../graphql/paging.ts';
import { Refusal } from '../../refusal.ts';

const TOKEN = /^[\w.-]{1,200}$/;
const MAX_TITLE = 100;

/** A private project by the token that came with it; null where it opens nothing. */
const byToken = async (
  { upstream }: GatewayContext,
  id: string,
  token: string,
): Promise<Lab | null> => {
  try {
    return await upstream.shared(projectCalls.one, { params: { id }, query: { token } });
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

export const resolvers: Resolvers = {
  Query: {
    myProjects: (_, args, context) => {
      const title = args.title?.trim().slice(0, MAX_TITLE);
      const query = {
        ...paging(args, 12),
        ...(args.private != null && { Private: args.private }),
        ...(title && { Title: title }),
      };
      return context.member().call(projectCalls.own, { query });
    },
    memberProjects: (_, args, context) =>
      asViewer(context, projectCalls.ofMember, {
        params: { id: requireId(args.memberId, 'memberId') },
        query: paging(args, 12),
      }),
    project: async (_, { id, token }, context) => {
      if (!isId(id)) return null;
      const open = await context.loaders.projects.byId.load(id);
      return open ?? (token != null && TOKEN.test(token) ? byToken(context, id, token) : null);
    },
  },
  Mutation: {
    createProjectVersion: (_, { input }, context) =>
      inputs.createProjectVersion.send(context.member(), input),
  },
  Member: {
    projectsCount: async (member, _, { loaders }) =>
      (await loaders.projects.countOf.load(member._id))?.Count ?? null,
  },
  Project: {
    author: (lab, _, { loaders }) => loaders.members.byId.load(lab.User),
    notebooks: async (lab, { versionId }, { loaders, upstream }) => {
      const version = lab.Versions.find(({ _id }) => versionId == null || _id === versionId);
      if (!version) return [];
      // One project at most is asked for by its token; all others are asked for together.
      if (lab.labToken === null) return loaders.projects.notebooks.load(version._id);
      const query = { LabVersion: version._id, perPage: 100, token: lab.labToken };
      return (await upstream.shared(projectCalls.notebooks, { query })).data;
    },
  },
  Notebook: {
    renderedUrl: ({ _id, labToken }) =>
      `/notebooks/${_id}${labToken === null ? '' : `?token=${labToken}`}`,
  },
  ForumPost: {
    project: (post, _, { loaders }) =>
      post.Lab === null ? null : loaders.projects.byId.load(post.Lab),
  },
};
