import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { ConfirmModal } from '../../../../components/ConfirmModal/ConfirmModal.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { scoreText } from '../../../../lib/scores.ts';
import { WorkDetails } from '../WorkList/WorkDetails.tsx';
import { WorkStatusBadge } from '../WorkList/WorkStatusBadge.tsx';
import { ReviewForm } from './ReviewForm.tsx';
import {
  ReviewWorksDocument,
  type ReviewWorksQuery,
  useDeleteWorkMutation,
  useInvalidateWorkMutation,
  useRestoreWorkMutation,
} from './ReviewWorksPanel.generated.ts';
import classes from './ReviewWorksPanel.module.css';

interface ReviewedWorkProps {
  work: ReviewWorksQuery['taskWorks']['items'][number];
  /** Of a task that people review; null for one that is scored by itself. */
  maxScore: number | null;
}

/** One team's work, with what its managers may do with it. */
export const ReviewedWork = ({ work, maxScore }: ReviewedWorkProps) => {
  const [reviewing, setReviewing] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const options = { context: { showsErrors: true } };
  const [invalidate, { loading: invalidating }] = useInvalidateWorkMutation(options);
  const [restore, { loading: restoring }] = useRestoreWorkMutation(options);
  const [remove] = useDeleteWorkMutation({ ...options, refetchQueries: [ReviewWorksDocument] });
  const variables = { input: { workId: work.id } };
  const out = work.status === 'INVALIDATED';
  const toggle = async () => {
    setFailure(null);
    try {
      await (out ? restore({ variables }) : invalidate({ variables }));
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };
  return (
    <li className={classes.work}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <div>
            <Text fw={600}>{work.team?.name ?? '已解散的团队'}</Text>
            <Text size="sm" c="dimmed">
              {work.submitter?.name ?? '—'} · {formatDateTime(work.createdAt)}
              {work.fileName && ` · ${work.fileName}`}
            </Text>
          </div>
          <Group gap="sm">
            {work.publicScore !== null && <strong>{scoreText(work.publicScore)}</strong>}
            <WorkStatusBadge
              status={work.status}
              errorMessage={work.errorMessage}
              reviewedByPeople={maxScore !== null}
            />
          </Group>
        </Group>
        {work.answers && <WorkDetails work={work} />}
        {maxScore !== null && !out && reviewing && (
          <ReviewForm workId={work.id} maxScore={maxScore} onDone={() => setReviewing(false)} />
        )}
        {failure && (
          <Alert color="coral" role="alert">
            {failure}
          </Alert>
        )}
        <Group gap="xs">
          {maxScore !== null && !out && !reviewing && (
            <Button size="xs" variant="light" onClick={() => setReviewing(true)}>
              {work.status === 'PENDING' ? '评审' : '再次评审'}
            </Button>
          )}
          {work.status !== 'FAILED' && (
            <Button
              size="xs"
              variant="default"
              loading={invalidating || restoring}
              onClick={() => void toggle()}
            >
              {out ? '恢复' : '作废'}
            </Button>
          )}
          <Button size="xs" variant="subtle" color="coral" onClick={() => setDeleting(true)}>
            删除
          </Button>
        </Group>
      </Stack>
      {deleting && (
        <ConfirmModal
          title="删除提交"
          action="删除"
          failed="删除失败"
          danger
          onConfirm={() => remove({ variables })}
          onClose={() => setDeleting(false)}
        >
          删除后不能恢复，这次提交不再计入次数，排行榜随即更新。
        </ConfirmModal>
      )}
    </li>
  );
};
