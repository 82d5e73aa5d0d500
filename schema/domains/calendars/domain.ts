import { domain } from '#shared/domain.ts';
import { calendarCalls } from './rest.ts';

export const calendars = domain({
  name: 'calendars',
  chinese: '日历',
  rest: 'calendars',
  graphql: 'CalendarLink',
  purpose: 'Deadlines of competitions as calendars that programs subscribe to.',
  calls: [calendarCalls],
  knows: { platform: ['members', 'competitions', 'teams'], gateway: [], web: [] },
});
