import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  createComment: commentCalls.create,
  updateComment: commentCalls.update,
  deleteComment: commentCalls.remove,
});
