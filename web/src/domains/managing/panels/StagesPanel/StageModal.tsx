import { NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { FormModal } from '../../../../components/FormModal/FormModal.tsx';
import { EarlyOpeningModal } from './EarlyOpeningModal.tsx';
import { opensEarly } from './opens-early.ts';
import type { Competition, Stage } from './opened.ts';
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
  const [opening, setOpening] = useState<StageValues | null>(null);
  const send = (values: StageValues, words?: string) => {
    const input = { ...stageInputOf(values), ...(words && { privateBoardConfirmation: words }) };
    return stage
      ? update({ variables: { input: { stageId: stage.id, stage: input } } })
      : create({ variables: { input: { competitionId: competition.id, stage: input } } });
  };
  const save = async (values: StageValues) => {
    if (!opensEarly(values, stage, new Date())) return send(values);
    setOpening(values);
    return false;
  };
  return (
    <>
      <FormModal
        title={stage ? '编辑阶段' : '添加阶段'}
        size="lg"
        form={form}
        send={save}
        onClose={onClose}
      >
        <TextInput label="阶段名称" required data-autofocus {...form.getInputProps('name')} />
        <PeriodFields form={form} />
        <NumberInput
          label="阶段奖励（鲸币）"
          description="团队到达该阶段时发给每位成员，每人一次：第一个阶段在报名时到达，其余在晋级时到达"
          min={0}
          allowDecimal={false}
          {...form.getInputProps('awardWhaleCoin')}
        />
        <BoardFields form={form} />
        <QualificationFields form={form} answered={answered} />
      </FormModal>
      <Opened of={opening}>
        {(opening) => (
          <EarlyOpeningModal
            of="阶段"
            onConfirm={async (words) => {
              await send(opening, words);
              onClose();
            }}
            onClose={() => setOpening(null)}
          />
        )}
      </Opened>
    </>
  );
};
