import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { TaskValues } from './task-values.ts';

interface LimitFieldsProps {
  form: UseFormReturnType<TaskValues>;
  of: 'objective' | 'form';
}

/** Form fields for how often a team may submit. */
export const LimitFields = ({ form, of }: LimitFieldsProps) => (
  <>
    <NumberInput
      label="每日提交次数"
      description="留空为不限"
      min={1}
      allowDecimal={false}
      {...form.getInputProps(`${of}.dailyLimit`)}
    />
    <NumberInput
      label="总提交次数"
      description="留空为不限"
      min={1}
      allowDecimal={false}
      {...form.getInputProps(`${of}.totalLimit`)}
    />
  </>
);
