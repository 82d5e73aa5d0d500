import { announcementAdminCalls } from '@whaletide/schema/domains/announcements/rest/announcements.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';

/** Resolvers of what the site tells its members, and of how its administrators write it. */
export const resolvers: Resolvers = {
  Administration: {
    announcements: (_, args, context) =>
      context.member().call(announcementAdminCalls.list, { query: paging(args, 20) }),
  },
  Viewer: {
    announcementBanner: ofCaller(
      async (_, { loaders }) => (await loaders.announcements.current()).banner,
    ),
    announcementPopup: ofCaller(
      async (_, { loaders }) => (await loaders.announcements.current()).popup,
    ),
  },
};
