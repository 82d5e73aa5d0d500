import { Text } from '@mantine/core';
import { ReviewDialog } from '#components/ReviewDialog/ReviewDialog.tsx';
import { notify } from '#lib/notify.ts';
import { FieldAnswers } from '../FormFields/FieldAnswers.tsx';
import { useReviewQualificationMutation } from './QualificationPanel.generated.ts';
import { teamOf, type Row } from './row.ts';

interface QualificationModalProps {
  item: Row;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** One team's qualification with what was handed in, and the decision where it is still open. */
export const QualificationModal = ({ item, onDone, onClose }: QualificationModalProps) => {
  const [review] = useReviewQualificationMutation({ context: { showsErrors: true } });
  const decide = async (passed: boolean, reason: string) => {
    await review({ variables: { input: { id: item.id, passed, ...(!passed && { reason }) } } });
    notify.done(`${teamOf(item)}的资质审核${passed ? '已通过' : '已拒绝'}`, '审核完成');
    await onDone();
    onClose();
  };
  return (
    <ReviewDialog
      title={`${teamOf(item)}的资质审核`}
      open={item.status === 'IN_REVIEW'}
      readBy="团队"
      decide={decide}
      onClose={onClose}
    >
      <FieldAnswers answers={item.answers} />
      {item.denyReason && <Text c="dimmed">拒绝原因：{item.denyReason}</Text>}
    </ReviewDialog>
  );
};
