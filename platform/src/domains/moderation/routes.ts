import type { FastifyInstance } from 'fastify';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import type { ContentKind } from '@whaletide/schema/domains/moderation/rules/content-moderation.ts';
import { hasRole, type Caller } from '#http/caller.ts';
import { route } from '#http/route.ts';
import { forbidden } from '#refusal.ts';
import type { Services } from '#services.ts';
import { auditLog } from './log.ts';
import { type Deed, moderate } from './moderate.ts';
import type { ContentSources } from './store/content.ts';

const requireAdmin = (caller: Caller) => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以管理内容和查看操作记录');
};

/**
 * Registers the routes of what administrators do to content, and of the log of all changes;
 * content's domains are handed in.
 */
export const moderationRoutes =
  (sources: ContentSources) =>
  (app: FastifyInstance, services: Services): void => {
    const done = (caller: Caller, { kind, id }: { kind: ContentKind; id: string }, deed: Deed) => {
      requireAdmin(caller);
      return moderate(services, caller, { source: sources[kind], kind, id }, deed);
    };

    route(app, moderationCalls.log, async ({ query, caller }) => {
      requireAdmin(caller);
      return auditLog(services.database.db, query);
    });

    route(app, moderationCalls.fold, async ({ params, body, caller }) =>
      done(caller, params, { does: 'fold', reason: body.Reason }),
    );

    route(app, moderationCalls.restore, async ({ params, caller }) =>
      done(caller, params, { does: 'restore' }),
    );

    route(app, moderationCalls.remove, async ({ params, query, caller }) =>
      done(caller, params, { does: 'remove', reason: query.Reason }),
    );
  };
