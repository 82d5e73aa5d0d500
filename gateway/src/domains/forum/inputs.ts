import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { bind, bindMutations } from '#graphql/inputs.ts';

export const inputs = {
  ...bindMutations({
    createForumPost: forumCalls.create,
    updateForumPost: forumCalls.update,
    markForumPost: forumCalls.update,
    awardWorkPost: forumCalls.update,
    deleteForumPost: forumCalls.remove,
    voteForumPost: { call: forumCalls.vote, keys: { voted: null } },
    recordForumPostView: forumCalls.view,
    createForumReply: forumCalls.reply,
    updateForumReply: forumCalls.update,
    deleteForumReply: forumCalls.remove,
  }),
  unvoteForumPost: bind('VoteForumPostInput', forumCalls.unvote, { voted: null }),
};
