import type { Domain } from '#domain.ts';
import { forgetCalendarLink } from './links.ts';
import { personal } from './personal.ts';
import { calendarRoutes } from './routes.ts';

export const calendars = {
  routes: () => [calendarRoutes],
  closure: { forget: [forgetCalendarLink] },
  personal,
} satisfies Domain;
