import { Text } from '@mantine/core';
import { EARLY_OPENING_WORDS } from '@whaletide/schema/domains/leaderboards/rules/private-board.ts';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';

interface EarlyOpeningModalProps {
  /** Kind of part that has not ended yet. */
  of: '任务' | '阶段';
  /** Called with what was typed. */
  onConfirm: (words: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks, in words to be typed, before a private board is shown while teams can still submit. */
export const EarlyOpeningModal = ({ of, onConfirm, onClose }: EarlyOpeningModalProps) => (
  <ConfirmModal
    title="提前公开 Private 排行榜"
    action="公开并保存"
    failed="保存失败"
    danger
    words={EARLY_OPENING_WORDS}
    onConfirm={() => onConfirm(EARLY_OPENING_WORDS)}
    onClose={onClose}
  >
    <Text>
      {of}还没有结束。公开后，所有人会看到已有提交在隐藏数据上的得分，团队也不能再选择进入 Private
      榜的提交。
    </Text>
    <Text>
      公开之后的新提交在{of}结束前不会显示 Private 得分，也不会改变 Private
      排行榜，以免团队借此推测隐藏数据。
    </Text>
  </ConfirmModal>
);
