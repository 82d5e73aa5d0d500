import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import { zoneLabSorts } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import {
  type Competition,
  competitionCalls,
  type CompetitionSummary,
} from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { comparisonCalls } from '@whaletide/schema/domains/projects/rest/project-comparisons.ts';
import { type Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { projectListLimits } from '@whaletide/schema/domains/projects/rules.ts';
import { byId, ofCaller, ofId } from '#graphql/ahead.ts';
import type { GatewayContext } from '#graphql/context.ts';
import { inputs } from './inputs.ts';
import type { QueryProjectsArgs, Resolvers } from '#graphql/resolvers.generated.ts';
import { asViewer } from '#graphql/as-viewer.ts';
import { isId, requireId } from '#graphql/ids.ts';
import { paging } from '#graphql/paging.ts';
import { Refusal } from '#refusal.ts';

const TOKEN = /^[\w.-]{1,200}$/;
const MAX_TITLE = 100;
const MAX_KEYWORD = 200;
const MAX_LANGUAGE = 20;

/** Tags as the list takes them. @throws Refusal BAD_USER_INPUT, NOT_FOUND for what can't be one */
const tagIds = (ids: readonly string[], field: string): string => {
  const { tags } = projectListLimits;
  if (ids.length > tags) throw new Refusal('BAD_USER_INPUT', `最多选择${tags}个标签`, { field });
  return ids.map((id) => requireId(id, field)).join(',');
};

/** A list's row of a competition lacks what only the competition's own document has. */
const materialIds = async (
  row: CompetitionSummary | Competition,
  { loaders }: GatewayContext,
): Promise<readonly string[]> =>
  'Labs' in row ? row.Labs : ((await loaders.competitions.byId.load(row._id))?.Labs ?? []);

/** Tells whether everybody reads a project; its member's view of it counts for nothing here. */
const isEverybodys = (lab: Lab): boolean => !lab.Private && lab.CollapsedReason === null;

/** Answers the project that a token is sent for; null where the token opens nothing. */
const orMissing = async (asking: Promise<Lab>): Promise<Lab | null> => {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
};

/** A private project by the token that came with it, or by its link's. */
const byToken = ({ upstream }: GatewayContext, id: string, token: string): Promise<Lab | null> =>
  orMissing(upstream.shared(projectCalls.one, { params: { id }, query: { token } }));

/** A page of a channel's projects; an order that channels don't have is that of the editors. */
const ofChannel = (
  context: GatewayContext,
  channelId: string,
  args: Pick<QueryProjectsArgs, 'sort' | 'sectionId' | 'page' | 'perPage'> & {
    title: string | undefined;
  },
) =>
  asViewer(context, channelContentCalls.labs, {
    params: { id: requireId(channelId, 'channelId') },
    query: {
      ...paging(args, 12),
      sort: zoneLabSorts.find((sort) => sort === args.sort) ?? '-SortWeight',
      ...(args.sectionId != null && { Section: requireId(args.sectionId, 'sectionId') }),
      ...(args.title && { Title: args.title }),
    },
  });

/** Answers the part of a project that only its author is told. */
const ownOf = async (lab: Lab, { loaders }: GatewayContext) =>
  (await loaders.projects.state?.load(lab._id))?.Own ?? null;

export const resolvers: Resolvers = {
  Query: {
    projects: (_, args, context) => {
      const title = args.title?.trim().slice(0, MAX_KEYWORD);
      if (args.channelId != null) return ofChannel(context, args.channelId, { ...args, title });
      const query = {
        ...paging(args, 12),
        Collapsed: false,
        ...(args.sort != null && { sort: args.sort }),
        ...(title && { Title: title }),
        ...(args.language && { Language: args.language.slice(0, MAX_LANGUAGE) }),
        ...(args.allTags?.length && { andTags: tagIds(args.allTags, 'allTags') }),
        ...(args.anyTags?.length && { orTags: tagIds(args.anyTags, 'anyTags') }),
      };
      return context.upstream.shared(projectCalls.list, { query });
    },
    project: byId(async (id, { token }, context) => {
      const open = await context.loaders.projects.byId.load(id);
      return open ?? (token != null && TOKEN.test(token) ? byToken(context, id, token) : null);
    }),
    sharedProject: (_, { token }, { upstream }) =>
      TOKEN.test(token)
        ? orMissing(upstream.shared(projectCalls.shared, { params: { token } }))
        : null,
  },
  Viewer: {
    projects: ofCaller((args, context) => {
      const title = args.title?.trim().slice(0, MAX_TITLE);
      const query = {
        ...paging(args, 12),
        ...(args.private != null && { Private: args.private }),
        ...(title && { Title: title }),
      };
      return context.member().call(projectCalls.own, { query });
    }),
    bookmarkedProjects: ofCaller((args, context) =>
      context.member().call(projectCalls.bookmarks, { query: paging(args, 12) }),
    ),
  },
  Competition: {
    projects: async (row, _, context) => {
      const ids = await materialIds(row, context);
      const found = await Promise.all(ids.map((id) => context.loaders.projects.byId.load(id)));
      return found.filter((lab): lab is Lab => lab !== null && isEverybodys(lab));
    },
  },
  Mutation: {
    setCompetitionProjects: async (_, { input }, context) => {
      await inputs.setCompetitionProjects.send(context.member(), input);
      const params = { id: input.competitionId };
      return context.member().call(competitionCalls.get, { params });
    },
    recordProjectView: async (_, { input }, context) => {
      await (context.own
        ? inputs.recordProjectView.send(context.own, input)
        : inputs.recordProjectView.visit(context.upstream, input));
      return { ok: true };
    },
    deleteProject: async (_, { input }, context) => {
      await inputs.deleteProject.send(context.member(), input);
      return { deletedId: input.projectId };
    },
    voteProject: (_, { input }, context) =>
      (input.voted ? inputs.voteProject : inputs.unvoteProject).send(context.member(), input),
  },
  Member: {
    projectsCount: ofId(
      async (id, _, { loaders }) => (await loaders.projects.countOf.load(id))?.Count ?? null,
    ),
    projects: ofId((id, args, context) =>
      asViewer(context, projectCalls.ofMember, { params: { id }, query: paging(args, 12) }),
    ),
  },
  Organization: {
    projects: (row, args, { upstream }) =>
      upstream.shared(projectCalls.list, {
        query: { ...paging(args, 12), Collapsed: false, Organization: row._id },
      }),
  },
  Project: {
    isPinned: ({ SortWeight }) => SortWeight > 0,
    viewerBookmarked: ofId(async (id, _, { loaders }) => {
      const { state } = loaders.projects;
      return state ? ((await state.load(id))?.marked ?? false) : null;
    }),
    relatedProjects: async ({ _id: id, Private }, _, { upstream }) =>
      Private ? [] : (await upstream.shared(projectCalls.related, { params: { id } })).data,
    comparison: (lab, { from, to }, context) => {
      const token = lab.labToken === null ? {} : { token: lab.labToken };
      const query = { From: requireId(from, 'from'), To: requireId(to, 'to'), ...token };
      return asViewer(context, comparisonCalls.compare, { params: { id: lab._id }, query });
    },
    isFork: ({ Parent }) => Parent !== null,
    forkedFrom: ({ Parent }, _, { loaders }) =>
      Parent === null ? null : loaders.projects.byId.load(Parent),
    visibility: async (lab, _, context) => {
      if (!lab.Private) return 'PUBLIC';
      const own = await ownOf(lab, context);
      if (own) return own.ShareToken === null ? 'PRIVATE' : 'SHARED';
      return lab.labToken === null ? null : 'SHARED';
    },
    shareToken: async (lab, _, context) => (await ownOf(lab, context))?.ShareToken ?? null,
    draftNotebooks: async (lab, _, context) => (await ownOf(lab, context))?.Notebooks ?? null,
    viewerVoted: ofId(async (id, _, { loaders }) => {
      const { state } = loaders.projects;
      return state ? ((await state.load(id))?.voted ?? false) : null;
    }),
    author: (lab, _, { loaders }) => loaders.members.byId.load(lab.User),
    organization: ({ OrganizationInfo: info }, _, { loaders }) =>
      info && loaders.organizations.byId.load(info.Organization._id),
    notebooks: async (lab, { versionId }, { loaders, upstream }) => {
      const version = lab.Versions.find(({ _id }) => versionId == null || _id === versionId);
      if (!version) return [];
      // One project at most is asked for by its token; all others are asked for together.
      if (lab.labToken === null) return loaders.projects.notebooks.load(version._id);
      const query = { LabVersion: version._id, perPage: 100, token: lab.labToken };
      return (await upstream.shared(projectCalls.notebooks, { query })).data;
    },
  },
  ProjectVersion: {
    downloadUrl: ({ _id }) => `/exports/projects/${_id}`,
  },
  Notebook: {
    renderedUrl: ({ _id, labToken }) =>
      `/notebooks/${_id}${labToken === null ? '' : `?token=${labToken}`}`,
    downloadUrl: ({ _id, LabVersion, labToken }) =>
      `/exports/projects/${LabVersion}?notebook=${_id}${labToken === null ? '' : `&token=${labToken}`}`,
  },
  Site: {
    projectTags: (_, __, { loaders }) => loaders.projects.tags(),
    hotProjects: async (_, __, { loaders }) => {
      const { Lab } = await loaders.site.recommended();
      const found = await Promise.all(
        Lab.HotList.filter(isId).map((id) => loaders.projects.byId.load(id)),
      );
      return found.filter((lab) => lab !== null);
    },
  },
  ForumPost: {
    project: (post, _, { loaders }) =>
      post.Lab === null ? null : loaders.projects.byId.load(post.Lab),
  },
};
