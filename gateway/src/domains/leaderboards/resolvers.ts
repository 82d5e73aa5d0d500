import { leaderboardCalls } from '@whaletide/schema/domains/leaderboards/rest/leaderboards.ts';
import { ofId } from '#graphql/ahead.ts';
import type { Resolvers } from '#graphql/resolvers.generated.ts';
import { isId } from '#graphql/ids.ts';
import { nullIfMissing } from '#refusal.ts';
import { baselinesOf, boardPage, sides, templateUrl } from './boards.ts';

export const resolvers: Resolvers = {
  Query: {
    leaderboard: (_, args, context) => boardPage(args, context),
    topBoards: async (_, __, { upstream }) => (await upstream.shared(leaderboardCalls.top)).data,
  },
  Competition: {
    finalRanking: ofId(async (id, _, { upstream }) => {
      const { finalRanking } = leaderboardCalls;
      const found = await nullIfMissing(upstream.shared(finalRanking, { params: { id } }));
      return found?.Ranking ?? null;
    }),
    finalGroups: ofId(async (id, _, { upstream }) => {
      const { finalGroups } = leaderboardCalls;
      return (await upstream.shared(finalGroups, { params: { id } })).data;
    }),
  },
  CompetitionTask: {
    leaders: async (task, _, { loaders }) =>
      task.ShowLeaderboard
        ? ((await loaders.leaderboards.leadersOf.load(task._id))?.Rows ?? null)
        : null,
    boardRivals: ofId(async (id, { teamId, board }, { upstream, own }) => {
      if (!isId(teamId)) return [];
      const query = { Team: teamId, Board: sides[board ?? 'leaderboard'] };
      const input = { params: { id }, query };
      const { rivals } = leaderboardCalls;
      const found = own ? own.call(rivals, input) : upstream.shared(rivals, input);
      return (await nullIfMissing(found))?.data ?? [];
    }),
  },
  LeaderboardPage: {
    viewerRow: (page) => page.row ?? null,
    headCount: (page) => page.HeadCount ?? null,
    rowsCount: (page) => page.HeadRows ?? null,
    templateUrl: (page) => templateUrl(page),
    baselines: (page, _, context) => baselinesOf(page, context),
  },
  LeaderboardRow: {
    team: (row, _, { loaders }) => loaders.teams.byId.load(row.Team),
  },
  BoardRival: {
    team: (rival, _, { loaders }) => loaders.teams.byId.load(rival.Team),
  },
  TopBoard: {
    competition: (board, _, { loaders }) => loaders.competitions.byId.load(board.Competition),
  },
  FinalRankingRow: {
    team: (row, _, { loaders }) => loaders.teams.byId.load(row.Team),
  },
};
