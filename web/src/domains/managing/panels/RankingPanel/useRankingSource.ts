import { useApolloClient } from '@apollo/client/react';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import type { RankedTeam } from './ranked-team.ts';
import { RankingRowsDocument, RankingStandingsDocument } from './RankingPanel.generated.ts';

/** Reads teams in their order: of a stage's private board, or (null) as they are published. */
export const useRankingSource = (competitionId: string) => {
  const client = useApolloClient();
  const [loading, setLoading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const read = async (stageId: string | null) => {
    const fetchPolicy = 'network-only' as const;
    if (stageId === null) {
      const variables = { competitionId };
      const { data } = await client.query({ query: RankingRowsDocument, variables, fetchPolicy });
      return (data?.finalRanking ?? []).map(({ team, reward }) => ({ team, reward: reward ?? '' }));
    }
    const variables = { stageId };
    const { data } = await client.query({
      query: RankingStandingsDocument,
      variables,
      fetchPolicy,
    });
    return (data?.standings ?? []).map(({ team }) => ({ team, reward: '' }));
  };
  const load = async (stageId: string | null): Promise<RankedTeam[] | null> => {
    setLoading(true);
    setProblem(null);
    try {
      return (await read(stageId)).flatMap(({ team, reward }) =>
        team ? [{ id: team.id, name: team.name, reward, coins: 0 }] : [],
      );
    } catch (failure) {
      setProblem(failureOf(failure).message);
      return null;
    } finally {
      setLoading(false);
    }
  };
  return { load, loading, problem };
};
