import { CalendarLink } from '@whaletide/schema/domains/calendars/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { resolvers } from './resolvers.ts';

export const calendars = {
  resolvers: [resolvers],
  restTypes: { CalendarLink },
} satisfies Domain;
