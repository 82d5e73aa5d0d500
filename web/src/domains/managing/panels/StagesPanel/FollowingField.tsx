import { NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { possiblePredecessors } from '@whaletide/schema/domains/competitions/rules/following-stages.ts';
import type { Competition, Stage } from './opened.ts';
import { followingStages } from './following.ts';
import type { StageValues } from './stage-values.ts';

interface FollowingFieldProps {
  form: UseFormReturnType<StageValues>;
  competition: Competition;
  stage: Stage | undefined;
}

/** Choice between a start of a stage's own and the end of another; nothing where there is no other. */
export const FollowingField = ({ form, competition, stage }: FollowingFieldProps) => {
  const stages = competition.stages ?? [];
  const possible = new Set(possiblePredecessors(followingStages(stages), stage?.id ?? null));
  const choices = stages.filter(({ id }) => possible.has(id));
  if (choices.length === 0) return null;
  return (
    <NativeSelect
      label="何时开始"
      description="在另一阶段结束时开始的，随那个阶段一起顺延，任务也一起"
      disabled={competition.hasFinalRanking}
      data={[
        { value: '', label: '固定的时间' },
        ...choices.map(({ id, name }) => ({ value: id, label: `「${name}」结束时` })),
      ]}
      {...form.getInputProps('beginsAfterId')}
      onChange={({ currentTarget: { value } }) => {
        form.setFieldValue('beginsAfterId', value);
        const previous = choices.find(({ id }) => id === value);
        if (previous) form.setFieldValue('startDate', previous.endDate);
      }}
    />
  );
};
