import '@mantine/core/styles/NumberInput.layer.css';
import { Group, NumberInput, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { definitionOf } from './metric-values.ts';
import type { TaskValues } from './task-values.ts';

/** Form fields for how far a prediction may lie from the truth, and which rows belong together. */
export const RangeFields = ({ form }: { form: UseFormReturnType<TaskValues> }) => {
  const { values } = definitionOf(form.values.objective.metric);
  return (
    <>
      {(values === 'number' || values === 'rating') && (
        <Group grow align="flex-start">
          <NumberInput
            label="预测值下限"
            description="更小的预测按下限计分；留空为标准答案的最小值再放宽一半"
            {...form.getInputProps('objective.predictionMin')}
          />
          <NumberInput
            label="预测值上限"
            description="更大的预测按上限计分；留空为标准答案的最大值再放宽一半"
            {...form.getInputProps('objective.predictionMax')}
          />
        </Group>
      )}
      <TextInput
        label="分组列"
        description="标准答案中的一列，如患者编号：值相同的行视为一个观测，得分的精度按组估计；留空为各行独立，不会公开"
        {...form.getInputProps('objective.groupColumn')}
      />
    </>
  );
};
