import type { FastifyInstance } from 'fastify';
import { calendarCalls as calls } from '@whaletide/schema/domains/calendars/rest.ts';
import { route } from '#http/route.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { eventsOfCompetition, eventsOfMember } from './events.ts';
import { calendarLinkOf, createCalendarLink, memberOfToken, removeCalendarLink } from './links.ts';

/** Registers the routes of calendars. */
export const calendarRoutes = (app: FastifyInstance, { database, now }: Services): void => {
  const { db } = database;

  route(app, calls.link, async ({ caller }) => ({ Link: await calendarLinkOf(db, caller.id) }));

  route(app, calls.createLink, ({ caller }) => createCalendarLink(db, caller.id, now()));

  route(app, calls.removeLink, async ({ caller }) => {
    await removeCalendarLink(db, caller.id);
    return { ok: true as const };
  });

  route(app, calls.ofToken, async ({ query }) => {
    const memberId = await memberOfToken(db, query.Token);
    if (memberId === null) throw notFound('日历');
    return { data: await eventsOfMember(db, memberId, now()) };
  });

  route(app, calls.ofCompetition, async ({ params }) => ({
    data: await eventsOfCompetition(db, params.id),
  }));
};
