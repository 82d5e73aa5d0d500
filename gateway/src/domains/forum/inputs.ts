import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  createForumPost: bind('CreateForumPostInput', forumCalls.create),
  updateForumPost: bind('UpdateForumPostInput', forumCalls.update),
  markForumPost: bind('MarkForumPostInput', forumCalls.update),
  awardWorkPost: bind('AwardWorkPostInput', forumCalls.update),
  deleteForumPost: bind('DeleteForumPostInput', forumCalls.remove),
  voteForumPost: bind('VoteForumPostInput', forumCalls.vote, { voted: null }),
  unvoteForumPost: bind('VoteForumPostInput', forumCalls.unvote, { voted: null }),
  recordForumPostView: bind('RecordForumPostViewInput', forumCalls.view),
  createForumReply: bind('CreateForumReplyInput', forumCalls.reply),
  updateForumReply: bind('UpdateForumReplyInput', forumCalls.update),
  deleteForumReply: bind('DeleteForumReplyInput', forumCalls.remove),
};
