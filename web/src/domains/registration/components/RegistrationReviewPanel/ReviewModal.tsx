import { Anchor, Button, Group, Stack, Text, Textarea, Title } from '@mantine/core';
import { REASON_LENGTH, reviewProblem } from '@whaletide/schema/rules/registration.ts';
import { sizeText } from '@whaletide/schema/rules/uploads.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { FormAlert } from '../../../../components/Form/FormAlert.tsx';
import { TextSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { notify } from '../../../../lib/notify.ts';
import {
  useRegistrationToReviewQuery,
  useReviewRegistrationMutation,
  type RegistrationToReviewQuery,
} from './RegistrationReviewPanel.generated.ts';
import classes from './RegistrationReviewPanel.module.css';

type Review = NonNullable<RegistrationToReviewQuery['registrationReview']>;

/** What was filled in, and the files, each in a tab of its own. */
const Application = ({ answers, files }: Review) => (
  <Stack>
    {answers.length === 0 && files.length === 0 && <Text c="dimmed">没有填写内容</Text>}
    {answers.length > 0 && (
      <dl className={classes.answers}>
        {answers.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    )}
    {files.length > 0 && (
      <section aria-labelledby="review-files">
        <Title order={3} size="h4" id="review-files" mb="xs">
          审核文件
        </Title>
        <ul className={classes.files}>
          {files.map(({ title, name, size, url }) => (
            <li key={url}>
              {title}：
              <Anchor href={url} target="_blank" rel="noopener" underline="always">
                {name}
              </Anchor>{' '}
              <Text span size="sm" c="dimmed">
                {sizeText(size)}
              </Text>
            </li>
          ))}
        </ul>
      </section>
    )}
  </Stack>
);

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
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const { data, error, refetch } = useRegistrationToReviewQuery({
    variables: { competitionId, memberId },
    fetchPolicy: 'network-only',
  });
  const [review, { loading, error: failure }] = useReviewRegistrationMutation({
    context: { showsErrors: true },
  });
  const decide = async (passes: boolean) => {
    const refusal = reviewProblem(passes, reason)?.message ?? null;
    setProblem(refusal);
    if (refusal) return;
    const input = { competitionId, memberId, passes, ...(!passes && { reason: reason.trim() }) };
    const result = await review({ variables: { input } }).catch(() => null);
    if (!result?.data) return;
    notify.done(`${memberName}的报名${passes ? '已通过' : '已拒绝'}`, '审核完成');
    await onDone();
    onClose();
  };
  const found = data?.registrationReview;
  const open = found?.registration.status === 'UNDER_REVIEW';

  return (
    <Dialog onClose={onClose} title={`${memberName}的报名`} size="lg">
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
        {open && (
          <Textarea
            label="拒绝原因"
            description="拒绝时必填，会告知报名者"
            maxLength={REASON_LENGTH}
            autosize
            minRows={2}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
            error={problem}
          />
        )}
        <FormAlert title="审核失败" message={failure ? failureOf(failure).message : null} />
        {open && (
          <Group justify="flex-end">
            <Button
              variant="default"
              color="danger"
              disabled={loading}
              onClick={() => void decide(false)}
            >
              拒绝
            </Button>
            <Button disabled={loading} onClick={() => void decide(true)}>
              通过
            </Button>
          </Group>
        )}
      </Stack>
    </Dialog>
  );
};
