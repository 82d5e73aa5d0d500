import '@mantine/core/styles/NumberInput.layer.css';
import '../../../../theme/styles/forms.ts';
import { Button, Group, NumberInput, Stack, Text, Textarea } from '@mantine/core';
import { reviewProblem } from '@whaletide/schema/rules/submissions.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { notify } from '../../../../lib/notify.ts';
import { useReviewWorkMutation } from './ReviewWorksPanel.generated.ts';

interface ReviewFormProps {
  workId: string;
  maxScore: number;
  onDone: () => void;
}

interface Problem {
  field: string | null | undefined;
  message: string;
}

/** One's score and comment for a work, which its team reads. */
export const ReviewForm = ({ workId, maxScore, onDone }: ReviewFormProps) => {
  const [score, setScore] = useState<number | string>('');
  const [comment, setComment] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [review, { loading }] = useReviewWorkMutation({ context: { showsErrors: true } });
  const at = (field: string) => (problem?.field?.toLowerCase() === field ? problem.message : null);

  const submit = async () => {
    const given = score === '' ? Number.NaN : Number(score);
    const refused = reviewProblem(given, maxScore, comment);
    setProblem(refused ? { field: refused.field, message: refused.message } : null);
    if (refused) return;
    try {
      await review({ variables: { input: { workId, score: given, comment } } });
      onDone();
      notify.done('团队已收到通知', '评审成功');
    } catch (error) {
      setProblem(failureOf(error));
    }
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="sm">
        <NumberInput
          label={`评分（0 到 ${maxScore}）`}
          decimalScale={2}
          value={score}
          onChange={setScore}
          error={at('score')}
          maw={200}
        />
        <Textarea
          label="评语"
          autosize
          minRows={2}
          maxRows={10}
          value={comment}
          onChange={({ currentTarget }) => setComment(currentTarget.value)}
          error={at('comment')}
        />
        {problem && !at('score') && !at('comment') && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert">
            {problem.message}
          </Text>
        )}
        <Group>
          <Button type="submit" size="sm" variant="light" loading={loading}>
            提交评审
          </Button>
        </Group>
      </Stack>
    </form>
  );
};
