import { List, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { registrationState } from '@whaletide/schema/domains/competitions/rules/competitions.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { eventWord } from '#domains/competitions/paths.ts';
import { takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import type { WithdrawalQuery } from './Withdrawal.generated.ts';

type Competition = NonNullable<WithdrawalQuery['competition']>;

interface WithdrawModalProps {
  competition: Competition;
  withdrawal: NonNullable<Competition['viewerWithdrawal']>;
  /** The registration is under review, and no team is there yet. */
  waits: boolean;
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Names what withdrawing brings before it is done: the fee, the team, and whether there is a way back. */
const WithdrawModal = (props: WithdrawModalProps) => {
  const { competition, withdrawal, waits, onConfirm, onClose } = props;
  const { refund, teammatesCount } = withdrawal;
  const open = registrationState(competition, null, new Date()).state === 'open';
  const action = waits ? '撤回报名' : `退出${eventWord(competition)}`;
  return (
    <ConfirmModal
      title={action}
      action={`确认${action.slice(0, 2)}`}
      failed={`${action}失败`}
      danger
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {refund > 0 && (
        <Text>
          报名费 <strong>{refund}</strong> 鲸币会立即退回你的钱包。
        </Text>
      )}
      <List spacing={4}>
        {!waits && takesWorksOf(competition) && (
          <List.Item>
            {teammatesCount > 0
              ? `你会离开现在的团队，其余 ${teammatesCount} 名成员会收到通知，继续参赛。`
              : '你的团队会随之解散。'}
          </List.Item>
        )}
        <List.Item>报名时填写的资料会被删除。</List.Item>
        <List.Item>
          {open ? '报名截止前，你可以重新报名。' : '报名已经截止，退出后不能再报名。'}
        </List.Item>
      </List>
    </ConfirmModal>
  );
};

export default WithdrawModal;
