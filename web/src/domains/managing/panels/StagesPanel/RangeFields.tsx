import '@mantine/core/styles/NumberInput.layer.css';
import { Group, NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { Scoring } from '#domains/competitions/components/metric-texts.ts';
import { isClipped } from './metric-values.ts';
import type { TaskValues } from './task-values.ts';

interface RangeFieldsProps {
  form: UseFormReturnType<TaskValues>;
  /** Path of the score in the form. */
  at: string;
  metric: Scoring;
}

/** Form fields for the range into which predictions of numbers are clipped. */
export const RangeFields = ({ form, at, metric }: RangeFieldsProps) => {
  if (!isClipped(metric)) return null;
  return (
    <Group grow align="flex-start">
      <NumberInput
        label="预测值下限"
        description="更小的预测按下限计分；留空为标准答案的最小值再放宽一半"
        {...form.getInputProps(`${at}.predictionMin`)}
      />
      <NumberInput
        label="预测值上限"
        description="更大的预测按上限计分；留空为标准答案的最大值再放宽一半"
        {...form.getInputProps(`${at}.predictionMax`)}
      />
    </Group>
  );
};
