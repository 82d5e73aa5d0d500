import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createComment: bind('CreateCommentInput', commentCalls.create),
  updateComment: bind('UpdateCommentInput', commentCalls.update),
  deleteComment: bind('DeleteCommentInput', commentCalls.remove),
};
