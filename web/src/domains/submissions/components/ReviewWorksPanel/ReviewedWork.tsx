import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { AuthorshipBadge } from '#components/AuthorshipBadge/AuthorshipBadge.tsx';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { ReceiptButton } from '#domains/receipts/components/ReceiptButton/ReceiptButton.tsx';
import { BannedBadge } from '#domains/teams/components/BannedBadge/BannedBadge.tsx';
import { FurtherScores } from '../WorkList/FurtherScores.tsx';
import { WorkDetails } from '../WorkList/WorkDetails.tsx';
import { WorkFile } from '../WorkList/WorkFile.tsx';
import { workNote } from '../WorkList/work-note.ts';
import { NoImprovement } from '../WorkList/NoImprovement.tsx';
import { WorkStatusBadge } from '../WorkList/WorkStatusBadge.tsx';
import { WorkReport } from '../WorkReport/WorkReport.tsx';
import { InvalidateModal } from './InvalidateModal.tsx';
import {
  ReviewWorksDocument,
  type ReviewWorksQuery,
  useDeleteWorkMutation,
  useRestoreWorkMutation,
} from './ReviewWorksPanel.generated.ts';
import classes from './ReviewWorksPanel.module.css';
import { ScoreModal } from './ScoreModal.tsx';

interface ReviewedWorkProps {
  work: NonNullable<NonNullable<ReviewWorksQuery['competitionTask']>['allWorks']>['items'][number];
  /** Highest score of a task that people review; null for one that is scored automatically. */
  maxScore: number | null;
  /** True where assigned judges alone review it. */
  isAssigned: boolean;
  /** False for judges, who neither take works out nor delete them. */
  canManage: boolean;
  /** More about it, below whose it is. */
  about?: ReactNode;
}

/** One team's work, with what its managers may do with it. */
export const ReviewedWork = (props: ReviewedWorkProps) => {
  const { work, maxScore, isAssigned, canManage, about } = props;
  const [reviewing, setReviewing] = useState(false);
  const [invalidating, setInvalidating] = useState(false);
  const [deleting, setDeleting] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const options = { context: { showsErrors: true } };
  const [restore, { loading: restoring }] = useRestoreWorkMutation(options);
  const [remove] = useDeleteWorkMutation({ ...options, refetchQueries: [ReviewWorksDocument] });
  const variables = { input: { workId: work.id } };
  const out = work.status === 'INVALIDATED';
  const takeBack = async () => {
    setFailure(null);
    try {
      await restore({ variables });
    } catch (error) {
      setFailure(failureOf(error).message);
    }
  };
  return (
    <li className={classes.work}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <div>
            <Text fw={600}>
              {work.team?.name ?? '已解散的团队'}
              {work.isTeamBanned && <BannedBadge />}
            </Text>
            <Text size="sm" c="dimmed">
              {work.submitter?.name ?? '—'} · {formatDateTime(work.createdAt)}
              {work.fileName !== null && (
                <>
                  {' · '}
                  <WorkFile fileName={work.fileName} fileUrl={work.fileUrl} />
                </>
              )}
            </Text>
          </div>
          <Group gap="sm">
            {work.publicScore !== null && (
              <Text component="span">
                {work.privateScore !== null && 'Public '}
                <strong>{scoreText(work.publicScore)}</strong>
                <FurtherScores scores={work.scores} />
                {work.privateScore !== null && (
                  <>
                    ，Private <strong>{scoreText(work.privateScore)}</strong>
                    <FurtherScores scores={work.privateScores} />
                  </>
                )}
              </Text>
            )}
            {work.hasNoImprovement && <NoImprovement />}
            <WorkStatusBadge
              status={work.status}
              note={workNote(work)}
              reviewedByPeople={maxScore !== null}
            />
            {work.status === 'REVIEWED' && work.fileName !== null && work.fileUrl && (
              <ReceiptButton workId={work.id} fileName={work.fileName} />
            )}
          </Group>
        </Group>
        <AuthorshipBadge authorship={work.authorship} model={work.authorshipModel} />
        {about}
        {work.note && (
          <Text size="sm" className={classes.note}>
            备注：{work.note}
          </Text>
        )}
        {work.answers && <WorkDetails work={work} />}
        {work.hasReport && <WorkReport workId={work.id} pending={work.status === 'PENDING'} />}
        {failure && (
          <Alert color="danger" role="alert">
            {failure}
          </Alert>
        )}
        <Group gap="xs">
          {maxScore !== null && !isAssigned && !out && (
            <Button size="xs" variant="light" onClick={() => setReviewing(true)}>
              {work.status === 'PENDING' ? '评审' : '再次评审'}
            </Button>
          )}
          {canManage && work.status !== 'FAILED' && (
            <Button
              size="xs"
              variant="default"
              loading={restoring}
              onClick={() => (out ? void takeBack() : setInvalidating(true))}
            >
              {out ? '恢复' : '作废'}
            </Button>
          )}
          {canManage && (
            <Button size="xs" variant="subtle" color="danger" onClick={() => setDeleting(true)}>
              删除
            </Button>
          )}
        </Group>
      </Stack>
      <Opened of={reviewing && maxScore !== null && { maxScore }}>
        {({ maxScore }) => (
          <ScoreModal work={work} maxScore={maxScore} onClose={() => setReviewing(false)} />
        )}
      </Opened>
      <Opened of={invalidating}>
        {() => <InvalidateModal workId={work.id} onClose={() => setInvalidating(false)} />}
      </Opened>
      <Opened of={deleting}>
        {() => (
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
      </Opened>
    </li>
  );
};
