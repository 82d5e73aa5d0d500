import type { Domain } from '#domain.ts';
import { postContent, replyContent } from './moderated.ts';
import { personal } from './personal.ts';
import { forumRoutes } from './routes.ts';
import { searchedPosts } from './searched.ts';
import { channelPostPages, forumPages, postPages } from './store/public-pages.ts';
import { namedForums, namedPosts } from './named.ts';

export const forum = {
  routes: () => [forumRoutes],
  publicPages: { forums: forumPages, posts: postPages, channelPosts: channelPostPages },
  search: searchedPosts,
  moderated: () => ({ POST: postContent, REPLY: replyContent }),
  personal,
  named: { FORUM: namedForums, POST: namedPosts },
} satisfies Domain;
