import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';
import { isId } from '../../graphql/ids.ts';
import { nullIfMissing } from '../../refusal.ts';
import { boardPage, templateUrl } from './boards.ts';

export const resolvers: Resolvers = {
  Query: {
    leaderboard: (_, args, context) => boardPage(args, context),
    finalRanking: async (_, { competitionId: id }, { upstream }) => {
      if (!isId(id)) return null;
      const { finalRanking } = leaderboardCalls;
      const found = await nullIfMissing(upstream.shared(finalRanking, { params: { id } }));
      return found?.Ranking ?? null;
    },
    topBoards: async (_, __, { upstream }) => (await upstream.shared(leaderboardCalls.top)).data,
  },
  CompetitionTask: {
    leaders: async (task, _, { loaders }) =>
      task.ShowLeaderboard
        ? ((await loaders.leaderboards.leadersOf.load(task._id))?.Rows ?? null)
        : null,
  },
  LeaderboardPage: {
    viewerRow: (page) => page.row ?? null,
    templateUrl: (page) => templateUrl(page),
  },
  LeaderboardRow: {
    team: (row, _, { loaders }) => loaders.teams.byId.load(row.Team),
  },
  TopBoard: {
    competition: (board, _, { loaders }) => loaders.competitions.byId.load(board.Competition),
  },
  FinalRankingRow: {
    team: (row, _, { loaders }) => loaders.teams.byId.load(row.Team),
  },
};
