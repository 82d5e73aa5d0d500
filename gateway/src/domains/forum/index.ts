import {
  Forum,
  ForumPermissions,
  ForumPost,
  ForumPostState,
  ForumReply,
  WorkPicture,
  WorkProps,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { EitherPageOf, PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { enums } from './enums.ts';
import type { Domain } from '#graphql/domain.ts';
import { forumLoaders } from './loaders.ts';
import { mutations } from './mutations.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const forum = {
  resolvers: [resolvers, mutations],
  restTypes: {
    Forum,
    ForumPermissions,
    ForumPost,
    ForumPostPage: PageOf(ForumPost),
    ForumPostViewerState: ForumPostState,
    ForumReply,
    ForumReplyPage: EitherPageOf(ForumReply),
    ForumReplyReference: ForumReply.properties.RefPost.anyOf[0],
    WorkPost: WorkProps,
    WorkPicture,
  },
  enums: { ...enums },
  loaders: forumLoaders,
  inputs,
} satisfies Domain;
