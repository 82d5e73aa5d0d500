import { NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import type { StageInput } from '#apollo/schema.generated.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { DeadlineModal } from '../DeadlineModal/DeadlineModal.tsx';
import { EarlyOpeningModal } from './EarlyOpeningModal.tsx';
import { movedByStage } from './following.ts';
import { FollowingField } from './FollowingField.tsx';
import { MaterialPicker } from './MaterialPicker.tsx';
import { opensEarly } from './opens-early.ts';
import type { Competition, Stage } from './opened.ts';
import { BoardFields, PeriodFields } from './PeriodFields.tsx';
import { QualificationFields } from './QualificationFields.tsx';
import { stageInputOf, stageProblemsOf, type StageValues, stageValuesOf } from './stage-values.ts';
import {
  StagesPanelDocument,
  useCreateStageMutation,
  useStageReviewsQuery,
  useUpdateStageMutation,
} from './StagesPanel.generated.ts';

const context = { showsErrors: true };

type Words = Pick<StageInput, 'privateBoardConfirmation' | 'deadlineConfirmation'>;

/** Question asked before saving, and the words typed so far. */
interface Asking {
  what: 'deadline' | 'opening';
  values: StageValues;
  words: Words;
}

interface StageModalProps {
  competition: Competition;
  stage: Stage | undefined;
  onClose: () => void;
}

/** A stage: its name, its time within the competition's, its award, boards and qualification review. */
export const StageModal = ({ competition, stage, onClose }: StageModalProps) => {
  const [create] = useCreateStageMutation({ context });
  // Stages that begin after it move along.
  const isFollowed = competition.stages?.some(({ beginsAfterId }) => beginsAfterId === stage?.id);
  const [update] = useUpdateStageMutation({
    context,
    ...(isFollowed && { refetchQueries: [StagesPanelDocument], awaitRefetchQueries: true }),
  });
  const reviews = useStageReviewsQuery({
    variables: { stageId: stage?.id ?? '' },
    skip: !stage || stage.qualificationFields.length === 0,
    fetchPolicy: 'network-only',
  });
  const answered = (reviews.data?.stage?.qualificationReviews?.totalCount ?? 0) > 0;
  const form = useForm<StageValues>({
    initialValues: stageValuesOf(competition, stage),
    validate: (values) => stageProblemsOf(values, { competition, stage, answered }),
  });
  const [asking, setAsking] = useState<Asking | null>(null);
  const send = (values: StageValues, words: Words) => {
    const input = { ...stageInputOf(values), ...words };
    return stage
      ? update({ variables: { input: { stageId: stage.id, stage: input } } })
      : create({ variables: { input: { competitionId: competition.id, stage: input } } });
  };
  const movedBy = (values: StageValues) => movedByStage(competition, stage, values);
  /** Saves, unless something is to be asked first; answers whether it did. */
  const save = async (values: StageValues, words: Words = {}, toldOf = false): Promise<boolean> => {
    const moves = !toldOf && movedBy(values).length > 0;
    if (moves || (!words.privateBoardConfirmation && opensEarly(values, stage, new Date()))) {
      setAsking({ what: moves ? 'deadline' : 'opening', values, words });
      return false;
    }
    await send(values, words);
    return true;
  };
  const goOn = async (values: StageValues, words: Words) => {
    if (await save(values, words, true)) onClose();
  };
  return (
    <>
      <FormModal
        title={stage ? '编辑阶段' : '添加阶段'}
        size="lg"
        form={form}
        send={(values) => save(values)}
        onClose={onClose}
      >
        <TextInput label="阶段名称" required data-autofocus {...form.getInputProps('name')} />
        <FollowingField form={form} competition={competition} stage={stage} />
        <PeriodFields
          form={form}
          frozen={competition.hasFinalRanking}
          startFollows={form.values.beginsAfterId !== ''}
        />
        <NumberInput
          label="阶段奖励（鲸币）"
          description="团队到达该阶段时发给每位成员，每人一次：第一个阶段在报名时到达，其余在晋级时到达"
          min={0}
          allowDecimal={false}
          {...form.getInputProps('awardWhaleCoin')}
        />
        <MarkdownEditor
          label="学习内容"
          placeholder="本阶段的讲义和资料链接，从阶段开始起显示在活动页，结束后仍可阅读；留空为没有"
          rows={6}
          Tool={MaterialPicker}
          {...form.getInputProps('lesson')}
        />
        <BoardFields form={form} />
        <QualificationFields form={form} answered={answered} />
      </FormModal>
      <Opened of={asking?.what === 'deadline' && asking}>
        {({ values, words }) => (
          <DeadlineModal
            moved={movedBy(values)}
            members={competition.usersCount}
            onConfirm={(typed) =>
              goOn(values, { ...words, ...(typed && { deadlineConfirmation: typed }) })
            }
            onClose={() => setAsking((now) => (now?.what === 'deadline' ? null : now))}
          />
        )}
      </Opened>
      <Opened of={asking?.what === 'opening' && asking}>
        {({ values, words }) => (
          <EarlyOpeningModal
            of="阶段"
            onConfirm={(typed) => goOn(values, { ...words, privateBoardConfirmation: typed })}
            onClose={() => setAsking(null)}
          />
        )}
      </Opened>
    </>
  );
};
