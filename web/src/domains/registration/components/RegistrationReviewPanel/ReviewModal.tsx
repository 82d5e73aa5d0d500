import { Stack, Text } from '@mantine/core';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { ReviewDialog } from '#components/ReviewDialog/ReviewDialog.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import { Application } from './Application.tsx';
import {
  useRegistrationToReviewQuery,
  useReviewRegistrationMutation,
} from './RegistrationReviewPanel.generated.ts';

interface ReviewModalProps {
  competitionId: string;
  memberId: string;
  memberName: string;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** One registration with what was filled in, and the decision where it is still open. */
export const ReviewModal = (props: ReviewModalProps) => {
  const { competitionId, memberId, memberName, onDone, onClose } = props;
  const { data, error, refetch } = useRegistrationToReviewQuery({
    variables: { competitionId, memberId },
    fetchPolicy: 'network-only',
  });
  const [review] = useReviewRegistrationMutation({ context: { showsErrors: true } });
  const decide = async (passes: boolean, reason: string) => {
    const input = { competitionId, memberId, passes, ...(!passes && { reason }) };
    await review({ variables: { input } });
    notify.done(`${memberName}的报名${passes ? '已通过' : '已拒绝'}`, '审核完成');
    await onDone();
    onClose();
  };
  const found = data?.competition?.registrationReview;
  return (
    <ReviewDialog
      title={`${memberName}的报名`}
      open={found?.registration.status === 'UNDER_REVIEW'}
      readBy="报名者"
      decide={decide}
      onClose={onClose}
    >
      <Stack>
        {!found && error && <ErrorState error={error} onRetry={refetch} />}
        {!found && !error && <TextSkeleton lines={6} />}
        {found && <Application {...found} />}
        {found?.registration.platformId && (
          <Text>
            平台ID：{found.registration.platformId}{' '}
            <Text span size="sm" c="dimmed">
              {formatDateTime(found.registration.platformIdFilledAt ?? '')} 填写
            </Text>
          </Text>
        )}
        {found?.registration.reason && (
          <Text c="dimmed">拒绝原因：{found.registration.reason}</Text>
        )}
      </Stack>
    </ReviewDialog>
  );
};
