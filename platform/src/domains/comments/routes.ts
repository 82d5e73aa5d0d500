import type { FastifyInstance } from 'fastify';
import { commentCalls, commentedKinds } from '@whaletide/schema/domains/comments/rest.ts';
import { fromWire } from '@whaletide/schema/kinds.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { openComment, readableAmong } from './access.ts';
import { firstReplies, listComments, listReplies } from './store/reading.ts';
import { type CommentTargets, readableTarget } from './store/targets.ts';
import { createComment, removeComment, updateComment } from './writing.ts';

/** Comments on whatever the domains above hand in. */
export const commentRoutes =
  (targets: CommentTargets) =>
  (app: FastifyInstance, services: Services): void => {
    const { db } = services.database;

    route(app, commentCalls.list, async ({ query, caller }) => {
      const kind = fromWire(commentedKinds, query.Kind);
      if (!(await readableTarget(db, targets[kind], query.Target, caller))) throw notFound('内容');
      return listComments(db, caller, { ...query, Kind: kind });
    });

    route(app, commentCalls.firstReplies, async ({ query, caller }) => {
      const ids = await readableAmong(db, targets, idList(query.ids), caller);
      return { data: ids.length > 0 ? await firstReplies(db, caller, ids) : [] };
    });

    route(app, commentCalls.replies, async ({ params, query, caller }) => {
      const { comment } = await openComment(db, targets, params.id, caller);
      return listReplies(db, caller, comment.id, query);
    });

    route(app, commentCalls.create, ({ body, caller }) =>
      createComment(services, targets, caller, body),
    );

    route(app, commentCalls.update, async ({ params, body, caller }) =>
      updateComment(
        services,
        caller,
        await openComment(db, targets, params.id, caller),
        body.Content,
      ),
    );

    route(app, commentCalls.remove, async ({ params, caller }) =>
      removeComment(services, targets, caller, await openComment(db, targets, params.id, caller)),
    );
  };
