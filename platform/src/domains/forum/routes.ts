import type { FastifyInstance } from 'fastify';
import { forumCalls } from '@whaletide/schema/rest/forum.ts';
import { idList } from '../../http/paging.ts';
import { route } from '../../http/route.ts';
import { badInput } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { forumsByIds, openForum, openPost, openPostOrReply, toForum } from './access.ts';
import { listPosts, listWorkPosts } from './list.ts';
import { toPost } from './presenters.ts';
import { createReply, listReplies, removeReply, updateReply } from './replies.ts';
import { createPost, type PostChange, removePost, updatePost } from './store/posts.ts';
import { postStates, recordView, unvote, vote } from './votes.ts';

/** All that a reply can change. */
const replyContent = ({ Content, ...others }: PostChange): string => {
  const [other] = Object.keys(others);
  if (other !== undefined) throw badInput('评论只能修改内容', other);
  return Content ?? '';
};

export const forumRoutes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, forumCalls.ofCompetition, async ({ params, viewer }) =>
    toForum(await openForum(db, params.id, viewer)),
  );

  route(app, forumCalls.byIds, async ({ query, viewer }) => ({
    data: await forumsByIds(db, idList(query.ids), viewer),
  }));

  route(app, forumCalls.posts, async ({ query, viewer }) => {
    await openForum(db, query.Forum, viewer);
    return listPosts(db, query);
  });

  route(app, forumCalls.post, async ({ params, viewer }) =>
    toPost((await openPost(db, params.id, viewer)).post),
  );

  route(app, forumCalls.postStates, async ({ query, viewer }) => ({
    data: await postStates(db, viewer, idList(query.ids)),
  }));

  route(app, forumCalls.create, ({ viewer, body }) => createPost(services, viewer, body));

  route(app, forumCalls.update, async ({ params, viewer, body }) => {
    const { reply, ...open } = await openPostOrReply(db, params.id, viewer);
    if (reply) return updateReply(services, viewer, open, reply, replyContent(body));
    return { post: await updatePost(services, viewer, open, body), reply: null };
  });

  route(app, forumCalls.remove, async ({ params, viewer }) => {
    const { reply, ...open } = await openPostOrReply(db, params.id, viewer);
    if (reply) return removeReply(services, viewer, open, reply);
    return { post: await removePost(services, viewer, open), reply: null };
  });

  route(app, forumCalls.replies, async ({ params, query, viewer }) =>
    listReplies(db, await openPost(db, params.id, viewer), query),
  );

  route(app, forumCalls.reply, async ({ params, viewer, body }) =>
    createReply(services, viewer, await openPost(db, params.id, viewer), body),
  );

  route(app, forumCalls.vote, async ({ params, viewer }) =>
    vote(services, viewer, await openPost(db, params.id, viewer)),
  );

  route(app, forumCalls.unvote, async ({ params, viewer }) =>
    unvote(services, viewer, await openPost(db, params.id, viewer)),
  );

  route(app, forumCalls.view, async ({ params, viewer, address }) => {
    const { post } = await openPost(db, params.id, viewer);
    await recordView(services, post.id, viewer, address);
    return { ok: true as const };
  });

  route(app, forumCalls.works, ({ query }) => listWorkPosts(db, query));

  route(app, forumCalls.competitionWorks, ({ query }) => listWorkPosts(db, query));
};
