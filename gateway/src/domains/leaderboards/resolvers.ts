import {
  type FinalRankingRow,
  leaderboardCalls,
  type LeaderboardRow,
} from '@whaletide/schema/rest/leaderboards.ts';
import type { Resolvers } from '../../graphql/domain.ts';
import { isId } from '../../graphql/ids.ts';
import { nullIfMissing } from '../../refusal.ts';
import { type BoardArguments, type BoardPage, boardPage, templateUrl } from './boards.ts';

export const resolvers: Resolvers = {
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
};
