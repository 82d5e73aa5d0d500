import { Badge, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { authorizeStatus } from '@whaletide/schema/rest/authorizations.ts';
import { decisionProblem } from '@whaletide/schema/rules/authorizations.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { formatDateTime } from '../../../../lib/dates.ts';
import { notify } from '../../../../lib/notify.ts';
import { FieldAnswers } from '../FormFields/FieldAnswers.tsx';
import classes from '../ReviewWorksPanel/ReviewWorksPanel.module.css';
import {
  type QualificationReviewsQuery,
  useReviewQualificationMutation,
} from './QualificationPanel.generated.ts';
import { looks } from './looks.ts';

type Item = QualificationReviewsQuery['qualificationReviews']['items'][number];

/** One team's qualification review, and the decision on it. */
export const ReviewedQualification = ({ item }: { item: Item }) => {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [review, { loading }] = useReviewQualificationMutation({ context: { showsErrors: true } });
  const { text, color } = looks[item.status];
  const decide = async (passed: boolean) => {
    const status = passed ? authorizeStatus.passed : authorizeStatus.rejected;
    const refused = decisionProblem(status, reason);
    setProblem(refused?.message ?? null);
    if (refused) return;
    try {
      await review({
        variables: { input: { id: item.id, passed, ...(!passed && { reason }) } },
      });
      notify.done('团队已收到通知', '处理成功');
    } catch (error) {
      setProblem(failureOf(error).message);
    }
  };
  return (
    <li className={classes.work}>
      <Stack gap="sm">
        <Group justify="space-between" gap="sm">
          <div>
            <Text fw={600}>{item.team?.name ?? '已解散的团队'}</Text>
            <Text size="sm" c="dimmed">
              {item.submitter?.name ?? '—'} · {formatDateTime(item.submittedAt)}
            </Text>
          </div>
          <Badge color={color}>{text}</Badge>
        </Group>
        <FieldAnswers answers={item.answers} />
        {item.denyReason && <Text size="sm">未通过的原因：{item.denyReason}</Text>}
        {item.status === 'IN_REVIEW' && (
          <>
            <Textarea
              label="未通过的原因"
              description="不通过时必填，团队会看到"
              autosize
              minRows={1}
              maxRows={6}
              value={reason}
              onChange={({ currentTarget }) => setReason(currentTarget.value)}
              error={problem}
            />
            <Group gap="xs">
              <Button size="sm" variant="light" loading={loading} onClick={() => void decide(true)}>
                通过
              </Button>
              <Button
                size="sm"
                variant="subtle"
                color="danger"
                disabled={loading}
                onClick={() => void decide(false)}
              >
                不通过
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </li>
  );
};
