import type { FastifyInstance } from 'fastify';
import { feedCalls } from '@whaletide/schema/domains/feed/rest.ts';
import { isHiddenFrom } from '@whaletide/schema/domains/members/rules/members.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { memberById } from '../members/store.ts';
import { feedOfMember, followedFeed, newerFeeds, type TellableTargets } from './store.ts';

/** Registers the routes of what a member's followees do. */
export const feedRoutes =
  (targets: TellableTargets) =>
  (app: FastifyInstance, { database: { db } }: Services): void => {
    route(app, feedCalls.followees, ({ query, caller }) =>
      followedFeed(db, targets, caller.id, query),
    );

    route(app, feedCalls.newer, ({ query, caller }) =>
      newerFeeds(db, targets, caller.id, query.after),
    );

    route(app, feedCalls.ofMember, async ({ params, query, caller }) => {
      const member = await memberById(db, params.id);
      if (!member) throw notFound('用户');
      // Before the first there is nothing.
      const hidden = isHiddenFrom(member, caller?.id ?? null);
      return feedOfMember(db, targets, member.id, hidden ? { blockId: 0 } : query);
    });
  };
