import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, Text, TextInput } from '@mantine/core';
import { Fold } from '#components/Fold/Fold.tsx';
import { AnsweredSample } from '#domains/managing/panels/StagesPanel/AnsweredSample.tsx';
import { contentChoices } from '#domains/managing/panels/StagesPanel/metric-choices.ts';
import { definitionOf } from '#domains/managing/panels/StagesPanel/metric-values.ts';
import { SolutionField } from '#domains/managing/panels/StagesPanel/SolutionField.tsx';
import { hasErrorAt, isByWorkers, type StepProps } from './step-props.ts';

/** Form field for what a solution holds, by which its file is checked; it sets a first metric. */
const ContentField = ({ form }: Pick<StepProps, 'form'>) => {
  const { family } = definitionOf(form.values.objective.metric);
  return (
    <NativeSelect
      label="预测列的内容"
      description="标准答案按它检查；具体的指标在下一步选择"
      data={contentChoices.map(({ family: value, label }) => ({ value, label }))}
      value={family}
      onChange={({ currentTarget: { value } }) => {
        const chosen = contentChoices.find((choice) => choice.family === value);
        if (chosen) form.setFieldValue('objective.metric', chosen.metric);
      }}
    />
  );
};

/** 标准答案: the hidden solution, how it is read, and a few rows of answers for everyone. */
export const SolutionStep = ({ form, task, onFileState }: StepProps) => {
  const { objective } = form.values;
  const scored = task?.management?.scoredWorksCount ?? 0;
  if (isByWorkers(task))
    return (
      <Text>
        该任务由自有评测机评分：标准答案留在评测机上，或作为参考文件放在「指标与得分」的评测机设置里，这里不需要上传。
      </Text>
    );
  return (
    <>
      <ContentField form={form} />
      <div data-path="objective.solutionKey">
        <SolutionField form={form} task={task} onState={onFileState('objective.solutionKey')} />
      </div>
      {scored > 0 && (
        <Text size="sm" c="dimmed">
          修改标准答案、得分、列名、预测值范围或分组列后，已评审的 {scored} 条提交会重新评分。
        </Text>
      )}
      {definitionOf(objective.metric).values === 'label' && (
        <Checkbox
          label="公开标签，提交前检查"
          description="结果文件中有标准答案没有的标签时，指出所在的行，不计入次数；不公开时只说明有多少行"
          {...form.getInputProps('objective.publishesLabels', { type: 'checkbox' })}
        />
      )}
      <Fold
        title="公开样例"
        about="带答案的几行，参赛者可以下载，并在提交前试算得分。"
        startsOpen={objective.answeredSampleKey !== null}
        needed={hasErrorAt(form.errors, 'objective.answeredSampleKey')}
      >
        <div data-path="objective.answeredSampleKey">
          <AnsweredSample
            form={form}
            task={task}
            onState={onFileState('objective.answeredSampleKey')}
          />
        </div>
      </Fold>
      <Fold
        title="分组列"
        about="多行属于同一对象（如同一位患者）时，让得分的精度按对象估计。"
        startsOpen={objective.groupColumn !== ''}
        needed={hasErrorAt(form.errors, 'objective.groupColumn')}
      >
        <TextInput
          label="分组列"
          description="标准答案中的一列，如患者编号：值相同的行视为一个观测，得分的精度按组估计；留空为各行独立，不会公开"
          {...form.getInputProps('objective.groupColumn')}
        />
      </Fold>
    </>
  );
};
