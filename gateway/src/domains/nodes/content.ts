import {
  isActivityKind,
  kindOfDocument,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import { pagePaths, sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

/** The organization of a project or a dataset, by the short name of its paths. */
const within = (info: { Organization: { ShortName: string } } | null) => ({
  organization: info?.Organization.ShortName,
});

/** Resolvers of `Content` for each of its types. */
export const content: Resolvers = {
  Channel: {
    path: ({ _id }) => pagePaths.channels(_id),
    author: () => null,
  },
  Column: {
    path: ({ _id }) => pagePaths.columns(_id),
    author: ({ Owner }, _, { loaders }) => loaders.members.byId.load(Owner),
  },
  Competition: {
    path: (row) =>
      isActivityKind(kindOfDocument(row))
        ? pagePaths.activities(row._id)
        : pagePaths.competitions(row._id),
    author: () => null,
  },
  Dataset: {
    path: ({ _id, OrganizationInfo }) => pagePaths.datasets(_id, within(OrganizationInfo)),
    author: ({ Creator }, _, { loaders }) => loaders.members.byId.load(Creator),
  },
  ForumPost: {
    path: async ({ _id, Forum }, _, { loaders }) => {
      const forum = await loaders.forum.byId.load(Forum);
      if (!forum) return sitePaths.home;
      return forum.Zone
        ? pagePaths.channelPosts(_id, { channel: forum.Zone })
        : pagePaths.posts(_id);
    },
    image: ({ WorkProps }) => WorkProps?.Cover ?? null,
  },
  Member: {
    path: ({ _id }) => pagePaths.members(_id),
    author: () => null,
  },
  Project: {
    path: ({ _id, OrganizationInfo }) => pagePaths.projects(_id, within(OrganizationInfo)),
    image: () => null,
  },
};
