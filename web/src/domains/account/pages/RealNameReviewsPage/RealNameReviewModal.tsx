import { Anchor, Stack, Text } from '@mantine/core';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { ReviewDialog } from '#components/ReviewDialog/ReviewDialog.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { notify } from '#lib/notify.ts';
import { useRealNameReviewQuery, useReviewRealNameMutation } from './RealNameReviews.generated.ts';
import classes from './RealNameReviewsPage.module.css';

interface RealNameReviewModalProps {
  id: string;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** One request with its photo, and the decision where it is still open. */
export const RealNameReviewModal = ({ id, onDone, onClose }: RealNameReviewModalProps) => {
  const showsErrors = { context: { showsErrors: true } };
  const { data, error, refetch } = useRealNameReviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    ...showsErrors,
  });
  const [review] = useReviewRealNameMutation(showsErrors);
  const request = data?.administration?.realNameRequest;
  const decide = async (passes: boolean, reason: string) => {
    await review({ variables: { input: { id, passes, ...(!passes && { reason }) } } });
    notify.done(passes ? '实名认证已通过' : '实名认证已拒绝', '审核完成');
    await onDone();
    onClose();
  };
  return (
    <ReviewDialog
      title="审核实名认证"
      open={request?.status === 'PENDING'}
      readBy="申请者"
      decide={decide}
      onClose={onClose}
    >
      <Stack>
        {!request && error && <ErrorState error={error} onRetry={refetch} />}
        {!request && !error && <TextSkeleton lines={6} />}
        {request && (
          <Text>
            {request.name} · {request.idNumber}
          </Text>
        )}
        {request?.photoUrl && (
          <Anchor href={request.photoUrl} target="_blank" rel="noopener">
            <img
              src={request.photoUrl}
              alt="身份证照片，在新标签页查看原图"
              className={classes.photo}
            />
          </Anchor>
        )}
        {request && request.status !== 'PENDING' && !request.photoUrl && (
          <Text c="dimmed">照片已在审核后删除</Text>
        )}
        {request?.reason && <Text c="dimmed">拒绝原因：{request.reason}</Text>}
      </Stack>
    </ReviewDialog>
  );
};
