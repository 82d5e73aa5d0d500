import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  EXACT_COST,
  FINAL_SCORES_TEXT,
  roundingText,
} from '@whaletide/schema/domains/submissions/rules/rounding.ts';
import type { Task } from './opened.ts';
import type { TaskValues } from './task-values.ts';

interface RoundingFieldProps {
  form: UseFormReturnType<TaskValues>;
  task: Task | undefined;
}

const PROTECTED_TEXT = '该任务开启了公开榜保护，总是四舍五入。';

/** Form field for whether the public board rounds scores, with what it costs not to. */
export const RoundingField = ({ form, task }: RoundingFieldProps) => {
  const isProtected = task?.protectsBoard ?? false;
  const rounds = isProtected || form.values.objective.roundsScores;
  const text = rounds ? roundingText(task?.roundingStep ?? null) : EXACT_COST;
  return (
    <Checkbox
      label="公开榜的分数按误差四舍五入"
      description={`${text}${isProtected ? PROTECTED_TEXT : ''}${FINAL_SCORES_TEXT}`}
      disabled={isProtected}
      {...form.getInputProps('objective.roundsScores', { type: 'checkbox' })}
      checked={rounds}
    />
  );
};
