import { Text } from '@mantine/core';
import { missingCoins } from '@whaletide/schema/domains/registration/rules/registration.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { EarnLink } from '#domains/quests/components/EarnLink/EarnLink.tsx';

/**
 * Says what registering costs, in whale coins, and where the viewer's balance is too small, how to
 * earn the rest.
 */
export const EntranceFee = ({ fee }: { fee: number }) => {
  const { viewer } = useViewer();
  const balance = viewer?.wallet?.balance;
  const missing = balance === undefined ? 0 : missingCoins(fee, balance);
  return (
    <Text size="sm" mt={8}>
      报名费 <strong>{fee}</strong> 鲸币
      {missing > 0 && (
        <>
          ，当前余额 {balance} 鲸币，还差 {missing} 鲸币 <EarnLink />
        </>
      )}
    </Text>
  );
};
