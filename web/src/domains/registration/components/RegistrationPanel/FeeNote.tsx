import { Alert } from '@mantine/core';
import { feeProblem } from '@whaletide/schema/domains/registration/rules/registration.ts';
import { EarnLink } from '#domains/quests/components/EarnLink/EarnLink.tsx';

interface FeeNoteProps {
  /** Both in whale coins; the balance is undefined while it isn't known. */
  fee: number;
  balance: number | undefined;
  refunds: boolean;
}

/** Cost of registering, shown before anything is filled in. */
export const FeeNote = ({ fee, balance, refunds }: FeeNoteProps) => {
  const short = balance === undefined ? null : feeProblem(fee, balance);
  return (
    <Alert color={short ? 'danger' : 'gold'} mb="md" role="note" title={`报名费 ${fee} 鲸币`}>
      {short
        ? `${short.message}。`
        : `提交报名时从你的钱包中扣除${balance === undefined ? '' : `，当前余额 ${balance} 鲸币`}。`}
      {refunds && '报名未通过审核时会全额退还。'}
      {short && <EarnLink />}
    </Alert>
  );
};
