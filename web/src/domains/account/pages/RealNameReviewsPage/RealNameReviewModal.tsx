import { Anchor, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { realNameReviewProblem } from '@whaletide/schema/rules/verification.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { FormAlert } from '../../../../components/Form/FormAlert.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { notify } from '../../../../lib/notify.ts';
import { useRealNameReviewQuery, useReviewRealNameMutation } from './RealNameReviews.generated.ts';
import classes from './RealNameReviewsPage.module.css';

interface RealNameReviewModalProps {
  id: string;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** One request with its photo, and the decision where it is still open. */
export const RealNameReviewModal = ({ id, onDone, onClose }: RealNameReviewModalProps) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const showsErrors = { context: { showsErrors: true } };
  const { data, error, refetch } = useRealNameReviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
    ...showsErrors,
  });
  const [review, { loading, error: failure }] = useReviewRealNameMutation(showsErrors);
  const request = data?.realNameRequest;

  const decide = async (passes: boolean) => {
    const refusal = realNameReviewProblem(passes, reason)?.message ?? null;
    setProblem(refusal);
    if (refusal) return;
    const input = { id, passes, ...(!passes && { reason: reason.trim() }) };
    const result = await review({ variables: { input } }).catch(() => null);
    if (!result?.data) return;
    notify.done(passes ? '实名认证已通过' : '实名认证已拒绝');
    await onDone();
    onClose();
  };

  return (
    <Dialog onClose={onClose} title="审核实名认证" size="lg">
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
        {request?.status === 'PENDING' && (
          <>
            <Textarea
              label="拒绝原因"
              description="拒绝时必填，会告知申请者"
              maxLength={200}
              autosize
              minRows={2}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={problem}
            />
            <FormAlert title="审核失败" message={failure ? failureOf(failure).message : null} />
            <Group justify="flex-end">
              <Button variant="default" disabled={loading} onClick={() => void decide(false)}>
                拒绝
              </Button>
              <Button disabled={loading} onClick={() => void decide(true)}>
                通过
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Dialog>
  );
};
