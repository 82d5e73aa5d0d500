import { calendarCalls as calls } from '@whaletide/schema/domains/calendars/rest.ts';
import { calendarPath } from '@whaletide/schema/shared/rules/page-paths.ts';
import { ofCaller } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';

export const resolvers: Resolvers = {
  Viewer: {
    calendarLink: ofCaller(async (_, context) => (await context.member().call(calls.link)).Link),
  },
  CalendarLink: {
    path: ({ Token }) => calendarPath(Token),
  },
  Mutation: {
    createCalendarLink: (_, _args, context) => context.member().call(calls.createLink),
    revokeCalendarLink: (_, _args, context) => context.member().call(calls.removeLink),
  },
};
