import { Text } from '@mantine/core';
import { ReviewDialog } from '#components/ReviewDialog/ReviewDialog.tsx';
import { notify } from '#lib/notify.ts';
import { useReviewRegistrationsMutation } from './RegistrationReviewPanel.generated.ts';

interface ReviewSeveralModalProps {
  competitionId: string;
  /** Names of the chosen members by their ids. */
  chosen: ReadonlyMap<string, string>;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** One decision on all registrations that were chosen; those that others decided on are told. */
export const ReviewSeveralModal = (props: ReviewSeveralModalProps) => {
  const { competitionId, chosen, onDone, onClose } = props;
  const [review] = useReviewRegistrationsMutation({ context: { showsErrors: true } });
  const decide = async (passes: boolean, reason: string) => {
    const memberIds = [...chosen.keys()];
    const input = { competitionId, memberIds, passes, ...(!passes && { reason }) };
    const { data } = await review({ variables: { input } });
    const results = data?.reviewRegistrations ?? [];
    const decided = results.filter((result) => result.isDecided).length;
    if (decided > 0) notify.done(`${decided} 份报名${passes ? '已通过' : '已拒绝'}`, '审核完成');
    const others = results.filter((result) => !result.isDecided);
    if (others.length > 0)
      notify.failed(
        `${others.length} 份报名未处理`,
        others
          .map(({ memberId, message }) => `${chosen.get(memberId) ?? ''}：${message ?? ''}`)
          .join('；'),
      );
    await onDone();
    onClose();
  };
  return (
    <ReviewDialog
      title={`审核 ${chosen.size} 份报名`}
      open
      readBy="每位报名者"
      decide={decide}
      onClose={onClose}
    >
      <Text>{[...chosen.values()].join('、')}</Text>
    </ReviewDialog>
  );
};
