import '#theme/styles/forms.ts';
import { Alert, Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { Form } from '#components/Form/Form.tsx';
import { useDraftForm } from '#components/Form/useDraftForm.ts';
import { formatDateTime } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import { CriterionField } from './CriterionField.tsx';
import { type AssignedReviewFragment, useSaveJudgingReviewMutation } from './Review.generated.ts';
import {
  type Criterion,
  givenPoints,
  problemsOf,
  type ReviewValues,
  valuesOf,
} from './review-values.ts';

interface ReviewFormProps {
  work: AssignedReviewFragment;
  criteria: readonly Criterion[];
  isClosed: boolean;
}

/** Points by the criteria and a comment: kept as a draft, sent, and changed until the result is published. */
export const ReviewForm = ({ work, criteria, isClosed }: ReviewFormProps) => {
  const { taskId, number, review } = work;
  const [save] = useSaveJudgingReviewMutation({ context: { showsErrors: true } });
  const { form, saved } = useDraftForm<ReviewValues>(
    `judging:${taskId}:${number}`,
    valuesOf(review),
    {
      state: review?.savedAt,
      validate: (values) => problemsOf(criteria, values, true),
    },
  );
  const keep = async (values: ReviewValues, isSent: boolean) => {
    const points = givenPoints(criteria, values);
    const input = { taskId, number, points, comment: values.comment, isSent };
    const { data } = await save({ variables: { input } });
    const now = data?.saveJudgingReview.review;
    if (now) saved(values, now.savedAt);
    notify.done(isSent ? '评审已提交' : '草稿已保存');
  };
  const keepDraft = async () => {
    const values = form.getValues();
    const problems = problemsOf(criteria, values, false);
    form.setErrors(problems);
    if (Object.keys(problems).length === 0) await keep(values, false);
  };
  return (
    <Form form={form} failed="保存失败" label="评审" send={(values) => keep(values, true)}>
      {({ busy, refusal, act }) => (
        <Stack gap="md">
          {review && (
            <Alert color={review.isSent ? 'success' : 'gray'}>
              {review.isSent ? '已提交' : '草稿'}，{formatDateTime(review.savedAt)} 保存
            </Alert>
          )}
          {criteria.map((criterion) => (
            <CriterionField
              key={criterion.key}
              criterion={criterion}
              value={form.values.points[criterion.key] ?? ''}
              error={form.errors[`points.${criterion.key}`]?.toString()}
              disabled={isClosed}
              onChange={(value) => form.setFieldValue(`points.${criterion.key}`, value)}
            />
          ))}
          <Textarea
            label="评语"
            description="选填。主办方可以看到；主办方选择公开时，团队会看到评语，但看不到你的名字"
            autosize
            minRows={3}
            maxRows={12}
            disabled={isClosed}
            {...form.getInputProps('comment')}
          />
          {refusal}
          {isClosed ? (
            <Text c="dimmed">评审结果已发布，评审不能再更改。</Text>
          ) : (
            <Group justify="flex-end">
              {!review?.isSent && (
                <Button variant="default" disabled={busy} onClick={() => void act(keepDraft)}>
                  保存草稿
                </Button>
              )}
              <Button type="submit" loading={busy}>
                {review?.isSent ? '更新评审' : '提交评审'}
              </Button>
            </Group>
          )}
        </Stack>
      )}
    </Form>
  );
};
