import { Button, Skeleton } from '@mantine/core';
import { IconGift } from '@tabler/icons-react';
import { invalidate } from '#apollo/invalidate.ts';
import { ReasonedButton } from '#components/ReasonedButton/ReasonedButton.tsx';
import { notify } from '#lib/notify.ts';
import { useReceiveWeeklyBonusMutation, useWeeklyBonusQuery } from './WeeklyBonus.generated.ts';

interface WeeklyBonusProps {
  /** Set where something else is the one thing to do. */
  quiet?: boolean;
}

/** This week's whale coins: to take, or taken. */
export const WeeklyBonus = ({ quiet = false }: WeeklyBonusProps) => {
  const { data, error, refetch, client } = useWeeklyBonusQuery({
    fetchPolicy: 'cache-and-network',
  });
  const [send, { loading }] = useReceiveWeeklyBonusMutation();
  const bonus = data?.viewer?.weeklyCoinBonus;

  const receive = async () => {
    const result = await send().catch(() => null);
    // Taken elsewhere meanwhile: a notice has said so, and the button learns it.
    if (!result?.data) return void refetch();
    const { id, weeklyCoinBonus } = result.data.receiveWeeklyCoinBonus;
    notify.done(`你获得了 ${weeklyCoinBonus?.amount ?? bonus?.amount ?? 0} 鲸币`, '每周鲸彩');
    // The entries of the wallet beside it have become more.
    await client.refetchQueries({
      updateCache: (cache) =>
        invalidate(cache, cache.identify({ __typename: 'Viewer', id }), ['wallet']),
    });
  };

  if (!bonus)
    return error || data ? (
      <Button variant="default" onClick={() => void refetch()}>
        重新加载每周鲸彩
      </Button>
    ) : (
      <Skeleton height={44} width={180} radius="md" />
    );
  return (
    <ReasonedButton
      reason={bonus.isReceived ? '下周鲸彩继续！' : null}
      loading={loading}
      variant={quiet ? 'light' : 'filled'}
      leftSection={<IconGift size={18} stroke={1.5} aria-hidden />}
      aria-label={bonus.isReceived ? '每周鲸彩，已领取' : `领取每周鲸彩 ${bonus.amount} 鲸币`}
      onClick={() => void receive()}
    >
      {bonus.isReceived ? '每周鲸彩已领取' : `领取每周鲸彩 +${bonus.amount}`}
    </ReasonedButton>
  );
};
