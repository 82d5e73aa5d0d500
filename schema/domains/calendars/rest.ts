import { type Static, Type } from 'typebox';
import { call } from '#shared/rest/call.ts';
import { ById, Done, Id, Line, ListOf, Nullable, Time } from '#shared/rest/common.ts';
import { calendarMoments } from './rules/moments.ts';

/** Address of a member's calendar, by its token. */
export const CalendarLink = Type.Object({
  Token: Type.String(),
  CreateDate: Time,
});
export type CalendarLink = Static<typeof CalendarLink>;

/** Moment of a competition or activity that a calendar has. */
export const CalendarEvent = Type.Object({
  Competition: Id,
  /** The name of the competition or activity. */
  Name: Type.String(),
  /** True for an activity. */
  Activity: Type.Boolean(),
  Moment: Type.Enum(calendarMoments),
  /** Id of the stage that begins or ends; null for the competition as a whole. */
  Stage: Nullable(Id),
  /** The name of the stage. */
  StageName: Nullable(Type.String()),
  Date: Time,
  /** Time at which the settings that say so last changed. */
  UpdateDate: Time,
});
export type CalendarEvent = Static<typeof CalendarEvent>;

export const calendarCalls = {
  link: call({
    operation: 'calendars.link',
    method: 'GET',
    path: '/v2/api/calendarLink',
    access: 'member',
    summary: 'The address of the caller’s calendar; null without one',
    response: Type.Object({ Link: Nullable(CalendarLink) }),
  }),
  createLink: call({
    operation: 'calendars.createLink',
    method: 'POST',
    path: '/v2/api/calendarLink',
    access: 'member',
    summary: 'Makes a new address for the caller’s calendar; the one before leads nowhere any more',
    response: CalendarLink,
  }),
  removeLink: call({
    operation: 'calendars.removeLink',
    method: 'DELETE',
    path: '/v2/api/calendarLink',
    access: 'member',
    summary: 'Ends the address of the caller’s calendar',
    response: Done,
  }),
  ofToken: call({
    operation: 'calendars.ofToken',
    method: 'GET',
    path: '/v2/api/calendars',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary:
      'Moments of what the member has entered whom the token is of: those to come, and those of the last weeks',
    query: Type.Object({ Token: Line }),
    response: ListOf(CalendarEvent),
  }),
  ofCompetition: call({
    operation: 'calendars.ofCompetition',
    method: 'GET',
    path: '/v2/api/competitions/:id/calendar',
    access: 'public',
    refusals: ['NOT_FOUND'],
    summary: 'Moments of a competition or activity that is published for all',
    params: ById,
    response: ListOf(CalendarEvent),
  }),
};
