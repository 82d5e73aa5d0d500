import { PageOf } from '@whaletide/schema/rest/common.ts';
import {
  Leaderboard,
  LeaderboardGroup,
  LeaderboardTeam,
} from '@whaletide/schema/rest/leaderboard-groups.ts';
import {
  FinalRankingRow,
  leaderboardCalls,
  LeaderboardRow,
} from '@whaletide/schema/rest/leaderboards.ts';
import type { Domain } from '../../graphql/domain.ts';
import { isId } from '../../graphql/ids.ts';
import { nullIfMissing } from '../../refusal.ts';
import { type BoardArguments, type BoardPage, boardPage, templateUrl } from './boards.ts';
import { groupFields, groupMutations, groupQueries } from './groups.ts';
import { templateFields, templateMutations, templateQueries } from './templates.ts';

export const leaderboards: Domain = {
  enums: {
    LeaderboardBoard: { values: { PUBLIC: 'leaderboard', PRIVATE: 'privateLb' } },
    LeaderboardOwner: { values: { TASK: 'task', STAGE: 'stage' } },
  },
  restTypes: {
    LeaderboardPage: PageOf(LeaderboardRow),
    LeaderboardRow,
    FinalRankingRow,
    LeaderboardGroup,
    GroupLeaderboard: Leaderboard,
    LeaderboardTeamPage: PageOf(LeaderboardTeam),
    LeaderboardTeam,
  },
  resolvers: {
    Query: {
      leaderboard: (_: never, args: BoardArguments, context) => boardPage(args, context),
      finalRanking: async (
        _: never,
        { competitionId: id }: { competitionId: string },
        { upstream },
      ) => {
        if (!isId(id)) return null;
        const { finalRanking } = leaderboardCalls;
        const found = await nullIfMissing(upstream.shared(finalRanking, { params: { id } }));
        return found?.Ranking ?? null;
      },
      ...groupQueries,
      ...templateQueries,
    },
    LeaderboardPage: {
      viewerRow: (page: BoardPage) => page.row ?? null,
      templateUrl: (page: BoardPage) => templateUrl(page),
    },
    LeaderboardRow: {
      team: (row: LeaderboardRow, _: never, { loaders }) => loaders.teams.byId.load(row.Team),
    },
    FinalRankingRow: {
      team: (row: FinalRankingRow, _: never, { loaders }) => loaders.teams.byId.load(row.Team),
    },
    ...groupFields,
    ...templateFields,
    Competition: { ...groupFields.Competition, ...templateFields.Competition },
    Mutation: { ...groupMutations, ...templateMutations },
  },
};
