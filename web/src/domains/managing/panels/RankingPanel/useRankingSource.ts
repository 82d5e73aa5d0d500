import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import type { RankedTeam, RankingSource } from './ranked-team.ts';
import { RankingRowsDocument, RankingStandingsDocument } from './RankingPanel.generated.ts';

interface Found {
  team: { id: string; name: string } | null;
  reward: string;
  /** Shared by teams that are tied. */
  place: number;
}

/** Reads teams in their order: of a private board, or (null) as they are published. */
export const useRankingSource = (competitionId: string) => {
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  /** Reads the rows; null where there is no such stage. */
  const read = async (source: RankingSource | null): Promise<Found[] | null> => {
    const fetchPolicy = 'network-only' as const;
    if (source === null) {
      const variables = { competitionId };
      const { data } = await client.query({ query: RankingRowsDocument, variables, fetchPolicy });
      return (data?.competition?.finalRanking ?? []).map((row) => ({
        ...row,
        reward: row.reward ?? '',
      }));
    }
    const { data } = await client.query({
      query: RankingStandingsDocument,
      variables: source,
      fetchPolicy,
    });
    if (!data?.stage) return null;
    return (data.stage.standings ?? []).map(({ team, rank }) => ({
      team,
      reward: '',
      place: rank,
    }));
  };
  const load = async (source: RankingSource | null): Promise<RankedTeam[] | null> => {
    setLoading(true);
    setProblem(null);
    try {
      const found = await read(source);
      if (!found) {
        setProblem('未找到该阶段');
        return null;
      }
      return found.flatMap(({ team, reward, place }, index) => {
        const tied = index > 0 && found[index - 1]?.place === place;
        return team ? [{ id: team.id, name: team.name, reward, coins: 0, tied }] : [];
      });
    } catch (failure) {
      setProblem(failureOf(failure).message);
      return null;
    } finally {
      setLoading(false);
    }
  };
  return { load, loading, problem };
};
