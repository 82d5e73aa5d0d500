import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { reviewProblem } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { FieldAnswers } from '../FormFields/FieldAnswers.tsx';
import { type ReviewWorksQuery, useReviewWorkMutation } from './ReviewWorksPanel.generated.ts';

interface ScoreModalProps {
  work: NonNullable<NonNullable<ReviewWorksQuery['competitionTask']>['allWorks']>['items'][number];
  maxScore: number;
  onClose: () => void;
}

interface Values {
  score: number | string;
  comment: string;
}

const numberOf = (score: number | string) => (score === '' ? Number.NaN : Number(score));

/**
 * Dialog with what a team handed in, and the viewer's score and comment for it, which the team
 * reads.
 */
export const ScoreModal = ({ work, maxScore, onClose }: ScoreModalProps) => {
  const [review] = useReviewWorkMutation({ context: { showsErrors: true } });
  const team = work.team?.name ?? '已解散的团队';
  const form = useForm<Values>({
    initialValues: { score: '', comment: '' },
    validate: ({ score, comment }) => {
      const problem = reviewProblem(numberOf(score), maxScore, comment);
      return problemsByField('ReviewWorkInput', problem ? [problem] : []);
    },
  });
  const send = async ({ score, comment }: Values) => {
    const input = { workId: work.id, score: numberOf(score), comment };
    await review({ variables: { input } });
    notify.done(`${team}的作品已评分，团队已收到通知`, '审核完成');
  };
  return (
    <FormModal
      title={`${team}的作品`}
      size="lg"
      form={form}
      action="提交评审"
      failed="评审失败"
      send={send}
      onClose={onClose}
    >
      <FieldAnswers answers={work.answers ?? []} />
      <NumberInput
        label={`评分（0 到 ${maxScore}）`}
        decimalScale={2}
        maw={200}
        {...form.getInputProps('score')}
      />
      <Textarea
        label="评语"
        description="团队会看到"
        autosize
        minRows={2}
        maxRows={10}
        {...form.getInputProps('comment')}
      />
    </FormModal>
  );
};
