import { Comment, commentedKinds } from '@whaletide/schema/domains/comments/rest.ts';
import { EitherPageOf } from '@whaletide/schema/shared/rest/common.ts';
import { wireEnum } from '@whaletide/schema/kinds.ts';
import type { Domain } from '#graphql/domain.ts';
import { inputs } from './inputs.ts';
import { commentLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const comments = {
  resolvers: [resolvers],
  restTypes: {
    Comment,
    CommentPage: EitherPageOf(Comment),
    CommentReference: Comment.properties.RefComment.anyOf[0],
  },
  enums: {
    CommentedKind: { values: wireEnum(commentedKinds) },
    CommentSort: { values: { NEWEST: '-CreateDate', OLDEST: 'CreateDate' } },
  },
  loaders: commentLoaders,
  inputs,
} satisfies Domain;
