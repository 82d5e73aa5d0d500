import { lazy, Suspense, useState } from 'react';
import type { Reward } from '../RewardsModal/rewards.ts';
import { useClaimTaskRewardMutation } from './TaskWidget.generated.ts';

const RewardsModal = lazy(() => import('../RewardsModal/RewardsModal.tsx'));

/** Claiming a task's reward, and the showing of what was paid. */
export const useClaim = () => {
  const [rewards, setRewards] = useState<readonly Reward[]>();
  const [send, { loading }] = useClaimTaskRewardMutation();
  /** Answers whether it was paid; a failure has told so in a notice, and the task stays as it is. */
  const claim = async (taskId: string): Promise<boolean> => {
    const result = await send({ variables: { input: { taskId } } }).catch(() => null);
    if (result?.data) setRewards(result.data.claimTaskReward.rewards);
    return Boolean(result?.data);
  };
  const paid = rewards && (
    <Suspense>
      <RewardsModal rewards={rewards} onClose={() => setRewards(undefined)} />
    </Suspense>
  );
  return { claim, loading, paid };
};
