import { differenceText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { useBoardRivalsQuery } from './BoardRivals.generated.ts';

interface BoardRivalsProps {
  taskId: string;
  teamId: string;
  board: LeaderboardBoard;
}

/** The nearest teams that a team can't be told apart from, with Δ and its margin. */
export const BoardRivals = ({ taskId, teamId, board }: BoardRivalsProps) => {
  const { data, error, refetch } = useBoardRivalsQuery({
    variables: { taskId, teamId, board },
    context: { showsErrors: true },
  });
  if (!data)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <div>正在比较邻近的团队…</div>;
  const rivals = data.competitionTask?.boardRivals ?? [];
  if (rivals.length === 0) return <div>与其他团队的差距都是显著的</div>;
  return (
    <div>
      无法区分的邻近团队：
      {rivals.map(({ rank, difference, margin, team }, index) => (
        <span key={team?.id ?? index}>
          {index > 0 && '、'}
          {team?.name ?? '已解散的团队'}
          {rank !== null && `（第 ${rank} 名）`} {differenceText(difference, margin)}
        </span>
      ))}
    </div>
  );
};
