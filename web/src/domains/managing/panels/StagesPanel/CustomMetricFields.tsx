import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import {
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Stack,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useEffect, useEffectEvent } from 'react';
import { customMetricLimits } from '@whaletide/schema/domains/submissions/rules/custom-metric.ts';
import { LabelledEditor } from '#components/MarkdownEditor/LabelledEditor.tsx';
import { exampleSource } from './custom-values.ts';
import { MetricHelp } from './MetricHelp.tsx';
import { MetricTrial } from './MetricTrial.tsx';
import type { Stage, Task } from './opened.ts';
import { SourceEditor } from './SourceEditor.tsx';
import type { TaskValues } from './task-values.ts';

const AT = 'objective.customMetric';
const directions = [
  { value: 'lower', label: '越低越好' },
  { value: 'higher', label: '越高越好' },
];
const kinds = [
  { value: 'NUMBER', label: '数值' },
  { value: 'TEXT', label: '文本' },
];

interface CustomMetricFieldsProps {
  form: UseFormReturnType<TaskValues>;
  stage: Stage;
  task: Task | undefined;
}

/** Form fields of the metric that the organizer writes. */
const CustomMetricFields = ({ form, stage, task }: CustomMetricFieldsProps) => {
  const { customMetric, targetColumn } = form.values.objective;
  const { name, description, source } = customMetricLimits;
  // Once: who empties the field means it.
  const begin = useEffectEvent(() => {
    if (customMetric.source === '')
      form.setFieldValue(`${AT}.source`, exampleSource(targetColumn.trim()));
  });
  useEffect(() => begin(), []);
  return (
    <Stack gap="sm" role="group" aria-label="自定义指标">
      <TextInput label="指标名称" required maxLength={name} {...form.getInputProps(`${AT}.name`)} />
      <LabelledEditor
        label="指标说明"
        description={`参赛者会看到：怎样计算，什么是好；最多${description}个字符`}
        required
        rows={2}
        {...form.getInputProps(`${AT}.description`)}
      />
      <Group grow align="flex-start">
        <NativeSelect label="方向" data={directions} {...form.getInputProps(`${AT}.direction`)} />
        <NativeSelect label="预测列的值" data={kinds} {...form.getInputProps(`${AT}.values`)} />
      </Group>
      <Group grow align="flex-start">
        <NumberInput
          label="最好的得分"
          description="留空为没有界限"
          {...form.getInputProps(`${AT}.best`)}
        />
        <NumberInput
          label="最差的得分"
          description="留空为没有界限"
          {...form.getInputProps(`${AT}.worst`)}
        />
      </Group>
      <Textarea
        label="答案列"
        description="标准答案中供程序读取的其他列，如权重，每行一个；不会公开"
        autosize
        {...form.getInputProps(`${AT}.truthColumns`)}
      />
      <SourceEditor
        label="评分程序"
        description={`JavaScript，最多 ${source.toLocaleString('zh-CN')} 个字符`}
        value={customMetric.source}
        error={form.errors[`${AT}.source`] as string | undefined}
        maxLength={source}
        onChange={(value) => form.setFieldValue(`${AT}.source`, value)}
      />
      <MetricHelp />
      <Checkbox
        label="公开评分程序"
        description="参赛者可以阅读程序；不公开时只看到名称和说明"
        {...form.getInputProps(`${AT}.publishesSource`, { type: 'checkbox' })}
      />
      <MetricTrial form={form} stage={stage} task={task} />
    </Stack>
  );
};

export default CustomMetricFields;
