import { boardCourseCalls as calls } from '@whaletide/schema/domains/leaderboards/rest/board-course.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { paging } from '#graphql/paging.ts';
import { nullIfMissing } from '#refusal.ts';

/** Resolvers of what boards were before, and of what became of them. */
export const course: Resolvers = {
  CompetitionTask: {
    boardProgress: ofId((id, _, { upstream, own }) => {
      const input = { params: { id } };
      return nullIfMissing(
        own ? own.call(calls.progress, input) : upstream.shared(calls.progress, input),
      );
    }),
    shakeUp: ofId((id, args, { upstream, own }) => {
      const { beyond } = args;
      const input = {
        params: { id },
        query: { ...paging(args, 50), ...(beyond && { Beyond: true }) },
      };
      return nullIfMissing(
        own ? own.call(calls.shakeUp, input) : upstream.shared(calls.shakeUp, input),
      );
    }),
  },
  TeamProgress: {
    team: (row, _, { loaders }) => loaders.teams.byId.load(row.Team),
  },
  ShakeUpRow: {
    team: (row, _, { loaders }) => loaders.teams.byId.load(row.Team),
  },
};
