import { NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { Competition, Stage } from './opened.ts';
import { PartModal } from './PartModal.tsx';
import { BoardFields, PeriodFields } from './PeriodFields.tsx';
import { QualificationFields } from './QualificationFields.tsx';
import { stageInputOf, stageProblemsOf, type StageValues, stageValuesOf } from './stage-values.ts';
import {
  useCreateStageMutation,
  useStageReviewsQuery,
  useUpdateStageMutation,
} from './StagesPanel.generated.ts';

const context = { showsErrors: true };

interface StageModalProps {
  competition: Competition;
  stage: Stage | undefined;
  onClose: () => void;
}

/** A stage: its name, its time within the competition's, its award, boards and qualification review. */
export const StageModal = ({ competition, stage, onClose }: StageModalProps) => {
  const [create] = useCreateStageMutation({ context });
  const [update] = useUpdateStageMutation({ context });
  const reviews = useStageReviewsQuery({
    variables: { stageId: stage?.id ?? '' },
    skip: !stage || stage.qualificationFields.length === 0,
    fetchPolicy: 'network-only',
  });
  const answered = (reviews.data?.qualificationReviews.totalCount ?? 0) > 0;
  const form = useForm<StageValues>({
    initialValues: stageValuesOf(competition, stage),
    validate: (values) => stageProblemsOf(values, { competition, stage, answered }),
  });
  const save = (values: StageValues) => {
    const input = stageInputOf(values);
    return stage
      ? update({ variables: { input: { stageId: stage.id, stage: input } } })
      : create({ variables: { input: { competitionId: competition.id, stage: input } } });
  };
  return (
    <PartModal
      title={stage ? '编辑阶段' : '添加阶段'}
      size="lg"
      form={form}
      save={save}
      onClose={onClose}
    >
      <TextInput label="阶段名称" required data-autofocus {...form.getInputProps('name')} />
      <PeriodFields form={form} />
      <NumberInput
        label="晋级奖励（鲸币）"
        description="发给晋级团队的每位成员，每人一次"
        min={0}
        allowDecimal={false}
        {...form.getInputProps('awardWhaleCoin')}
      />
      <BoardFields form={form} />
      <QualificationFields form={form} answered={answered} />
    </PartModal>
  );
};
