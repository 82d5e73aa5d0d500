import type { Domain } from '../../domain.ts';
import { postContent, replyContent } from './moderated.ts';
import { personal } from './personal.ts';
import { forumRoutes } from './routes.ts';
import { channelPostPages, forumPages, postPages } from './store/public-pages.ts';

export const forum = {
  routes: () => [forumRoutes],
  publicPages: { forums: forumPages, posts: postPages, channelPosts: channelPostPages },
  moderated: () => ({ POST: postContent, REPLY: replyContent }),
  personal,
} satisfies Domain;
