import '@mantine/core/styles/NumberInput.layer.css';
import { Button, Group, NumberInput, Stack, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { reviewProblem } from '@whaletide/schema/rules/submissions.ts';
import { Form } from '../../../../components/Form/Form.tsx';
import { problemsByField } from '../../../../lib/field-of.ts';
import { notify } from '../../../../lib/notify.ts';
import { useReviewWorkMutation } from './ReviewWorksPanel.generated.ts';

interface ReviewFormProps {
  workId: string;
  maxScore: number;
  onDone: () => void;
}

interface Values {
  score: number | string;
  comment: string;
}

const numberOf = (score: number | string) => (score === '' ? Number.NaN : Number(score));

/** One's score and comment for a work, which its team reads. */
export const ReviewForm = ({ workId, maxScore, onDone }: ReviewFormProps) => {
  const [review] = useReviewWorkMutation({ context: { showsErrors: true } });
  const form = useForm<Values>({
    initialValues: { score: '', comment: '' },
    validate: ({ score, comment }) => {
      const problem = reviewProblem(numberOf(score), maxScore, comment);
      return problemsByField('ReviewWorkInput', problem ? [problem] : []);
    },
  });
  const send = async ({ score, comment }: Values) => {
    await review({ variables: { input: { workId, score: numberOf(score), comment } } });
    onDone();
    notify.done('团队已收到通知', '评审成功');
  };
  return (
    <Form form={form} send={send}>
      {({ busy, refusal }) => (
        <Stack gap="sm">
          <NumberInput
            label={`评分（0 到 ${maxScore}）`}
            decimalScale={2}
            maw={200}
            {...form.getInputProps('score')}
          />
          <Textarea
            label="评语"
            autosize
            minRows={2}
            maxRows={10}
            {...form.getInputProps('comment')}
          />
          {refusal}
          <Group>
            <Button type="submit" size="sm" variant="light" loading={busy}>
              提交评审
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
