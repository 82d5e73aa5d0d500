import type { FastifyInstance } from 'fastify';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { badInput } from '#refusal.ts';
import type { Services } from '#services.ts';
import {
  forumsByIds,
  openForum,
  openForumOfCompetition,
  openPost,
  openPostOrReply,
  toForum,
} from './access.ts';
import { listPosts, listWorkPosts } from './list.ts';
import { toPost } from './presenters.ts';
import { competitionsOfLabs } from './of-projects.ts';
import { publicPosts } from './searched.ts';
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

  route(app, forumCalls.ofCompetition, async ({ params, caller }) =>
    toForum(await openForumOfCompetition(db, params.id, caller)),
  );

  route(app, forumCalls.byIds, async ({ query, caller }) => ({
    data: await forumsByIds(db, idList(query.ids), caller),
  }));

  route(app, forumCalls.posts, async ({ query, caller }) => {
    await openForum(db, query.Forum, caller);
    return listPosts(db, query);
  });

  route(app, forumCalls.post, async ({ params, caller }) =>
    toPost((await openPost(db, params.id, caller)).post),
  );

  route(app, forumCalls.publicPosts, async ({ query }) => ({
    data: (await publicPosts(db, idList(query.ids))).map(toPost),
  }));

  route(app, forumCalls.postStates, async ({ query, caller }) => ({
    data: await postStates(db, caller, idList(query.ids)),
  }));

  route(app, forumCalls.create, ({ caller, body }) =>
    services.database.transaction((tx) => createPost(tx, services, caller, body)),
  );

  route(app, forumCalls.update, async ({ params, caller, body }) => {
    const { reply, ...open } = await openPostOrReply(db, params.id, caller);
    if (reply) return updateReply(services, caller, open, reply, replyContent(body));
    return { post: await updatePost(services, caller, open, body), reply: null };
  });

  route(app, forumCalls.remove, async ({ params, caller }) => {
    const { reply, ...open } = await openPostOrReply(db, params.id, caller);
    if (reply) return removeReply(services, caller, open, reply);
    return { post: await removePost(services, caller, open), reply: null };
  });

  route(app, forumCalls.replies, async ({ params, query, caller }) =>
    listReplies(db, await openPost(db, params.id, caller), query),
  );

  route(app, forumCalls.reply, async ({ params, caller, body }) =>
    createReply(services, caller, await openPost(db, params.id, caller), body),
  );

  route(app, forumCalls.vote, async ({ params, caller }) =>
    vote(services, caller, await openPost(db, params.id, caller)),
  );

  route(app, forumCalls.unvote, async ({ params, caller }) =>
    unvote(services, caller, await openPost(db, params.id, caller)),
  );

  route(app, forumCalls.view, async ({ params, caller, address }) => {
    const { post } = await openPost(db, params.id, caller);
    await recordView(services, post.id, caller, address);
    return { ok: true as const };
  });

  route(app, forumCalls.works, ({ query }) => listWorkPosts(db, query));

  route(app, forumCalls.competitionsOfLabs, async ({ query }) => ({
    data: await competitionsOfLabs(db, idList(query.Lab)),
  }));

  route(app, forumCalls.competitionWorks, ({ query }) => listWorkPosts(db, query));
};
