import type { FastifyInstance } from 'fastify';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { idList } from '#http/paging.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import {
  follow,
  followExists,
  followingAmong,
  listFollows,
  type OnFollow,
  unfollow,
} from './following.ts';
import { changeMember, listMembers, memberById, membersByIds, toMember } from './store.ts';

/** Members and whom they follow. */
export const memberRoutes =
  (onFollow: OnFollow) =>
  (app: FastifyInstance, services: Services): void => {
    const { database } = services;
    const { db } = database;

    route(app, memberCalls.list, async ({ query, caller }) => {
      const viewerId = caller?.id ?? null;
      if (query.ids === undefined) {
        const { page = 1, perPage = 20, Name } = query;
        return listMembers(db, viewerId, { page, perPage, Name });
      }
      const found = await membersByIds(db, idList(query.ids));
      return { data: found.map((row) => toMember(row, viewerId)) };
    });

    route(app, memberCalls.get, async ({ params, caller }) => {
      const row = await memberById(db, params.id);
      if (!row) throw notFound('用户');
      return toMember(row, caller?.id ?? null);
    });

    route(app, memberCalls.followers, ({ params, query, caller }) =>
      listFollows(db, caller, 'followers', { ...params, query }),
    );

    route(app, memberCalls.followees, ({ params, query, caller }) =>
      listFollows(db, caller, 'followees', { ...params, query }),
    );

    route(app, memberCalls.follow, ({ body, caller }) =>
      follow(services, caller, body.Target, onFollow),
    );

    route(app, memberCalls.unfollow, ({ query, caller }) =>
      unfollow(services, caller, query.Target),
    );

    route(app, memberCalls.followCheck, async ({ body, caller }) => ({
      exists: await followExists(db, caller, body),
    }));

    route(app, memberCalls.following, async ({ query, caller }) => ({
      data: await followingAmong(db, caller, idList(query.ids)),
    }));

    route(app, memberCalls.setHomepage, async ({ body, caller }) => {
      await database.transaction((tx) =>
        changeMember(tx, caller.id, { hideProfile: body.HideProfile }),
      );
      const row = await memberById(db, caller.id);
      if (!row) throw notFound('用户');
      return toMember(row, caller.id);
    });
  };
