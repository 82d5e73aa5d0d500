import '@mantine/core/styles/NumberInput.layer.css';
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { MetricParameterName } from '@whaletide/schema/domains/submissions/rules/metrics/definition.ts';
import {
  needsLabels,
  parameterLimits,
} from '@whaletide/schema/domains/submissions/rules/metrics/parameters.ts';
import { averageTexts, metricTexts } from '#domains/competitions/components/metric-texts.ts';
import { metricChoices } from './metric-choices.ts';
import { definitionOf, type MetricValues } from './metric-values.ts';
import type { TaskValues } from './task-values.ts';

const averageChoices = Object.entries(averageTexts).map(([value, label]) => ({ value, label }));

interface MetricFieldsProps {
  form: UseFormReturnType<TaskValues>;
  /** Path of the score in the form. */
  at: string;
  values: MetricValues;
}

/** Form field of one parameter. */
const ParameterField = (props: MetricFieldsProps & { name: MetricParameterName }) => {
  const { form, at, name } = props;
  const { metric } = props.values;
  const input = form.getInputProps(`${at}.metricParameters.${name}`);
  switch (name) {
    case 'k':
      return (
        <NumberInput
          label="前 k 项"
          description="留空为整个列表"
          min={1}
          max={parameterLimits.k}
          allowDecimal={false}
          {...input}
        />
      );
    case 'beta':
      return <NumberInput label="β" description="留空为 1" min={0} step={0.5} {...input} />;
    case 'quantile':
      return (
        <NumberInput
          label="分位数"
          description="0 到 1 之间，留空为 0.5"
          min={0}
          max={1}
          step={0.05}
          {...input}
        />
      );
    case 'labels':
      return (
        <Textarea
          label={needsLabels(definitionOf(metric)) ? '标签（每个一列概率）' : '只计这些标签'}
          description={
            needsLabels(definitionOf(metric))
              ? '每行一个，结果文件的列名与之相同'
              : '每行一个，留空为所有标签'
          }
          autosize
          minRows={2}
          maxRows={8}
          required={needsLabels(definitionOf(metric))}
          {...input}
        />
      );
    case 'positive':
      return <TextInput label="正类标签" description="留空为 1" {...input} />;
    case 'average':
      return <NativeSelect label="各标签怎样合成一个得分" data={averageChoices} {...input} />;
    case 'eventColumn':
      return (
        <TextInput
          label="事件列"
          description="标准答案中的列，1 为事件发生，0 为未观察到；留空为 event"
          {...input}
        />
      );
  }
};

/** Form fields for the metric of a task: one of its family's, what it says, and its parameters. */
export const MetricFields = ({ form, at, values }: MetricFieldsProps) => {
  const { metric, metricParameters } = values;
  const shown = definitionOf(metric).parameters.filter(
    (name) =>
      name !== 'positive' ||
      metricParameters.average === 'BINARY' ||
      !definitionOf(metric).parameters.includes('average'),
  );
  return (
    <>
      <NativeSelect
        label="评分指标"
        description={metricTexts[metric].meaning}
        data={metricChoices}
        {...form.getInputProps(`${at}.metric`)}
      />
      {shown.map((name) => (
        <ParameterField key={name} form={form} at={at} values={values} name={name} />
      ))}
    </>
  );
};
