import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import {
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { lazy, Suspense } from 'react';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { resultExts } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import { resultColumns } from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { columnAt, readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { AnsweredSample } from './AnsweredSample.tsx';
import { LimitFields } from './LimitFields.tsx';
import { OneFile } from './OneFile.tsx';
import { SolutionField } from './SolutionField.tsx';
import type { Stage, Task } from './opened.ts';
import { MetricFields } from './MetricFields.tsx';
import { definitionOf } from './metric-values.ts';
import { RangeFields } from './RangeFields.tsx';
import { ruleScores, usesCustom } from './score-values.ts';
import { ScoresFields } from './ScoresFields.tsx';
import type { TaskValues } from './task-values.ts';
import type { useTaskFiles } from './useTaskFiles.ts';

// Loaded where a metric of the organizer's own is chosen.
const CustomMetricFields = lazy(() => import('./CustomMetricFields.tsx'));

const SAMPLE_EXTS = ['.csv', '.txt'];

interface ObjectiveFieldsProps {
  form: UseFormReturnType<TaskValues>;
  stage: Stage;
  task: Task | undefined;
  onState: ReturnType<typeof useTaskFiles>['onState'];
}

const submitTypes = [
  { value: 'FILE', label: '在页面上传结果文件' },
  { value: 'TOKEN', label: '由队长用上传令牌提交' },
];

/** Form fields for how result files are accepted and scored. */
export const ObjectiveFields = ({ form, stage, task, onState }: ObjectiveFieldsProps) => {
  const { objective } = form.values;
  const { metric, sampleKey } = objective;
  const scored = task?.management?.scoredWorksCount ?? 0;
  const keptSample = task?.management?.sampleKey ?? null;

  const checkSample = async (file: File) => {
    const problem = fileProblem(file, { ...uploadRules.asset, exts: SAMPLE_EXTS });
    if (problem) return [problem.message];
    const { header, headerLine } = readTable(
      decodeText(new Uint8Array(await file.arrayBuffer())).text,
    );
    const columns = resultColumns({
      ...ruleScores(objective),
      idColumn: objective.idColumn.trim(),
    });
    const missing = columns.filter((name) => name && columnAt(header, name) < 0);
    return missing.length > 0 ? [`第${headerLine}行：缺少列 ${missing.join('、')}`] : [];
  };

  return (
    <>
      <NativeSelect
        label="提交方式"
        data={submitTypes}
        {...form.getInputProps('objective.submitType')}
      />
      <Checkbox.Group label="结果文件格式" {...form.getInputProps('objective.acceptExts')}>
        <Group mt={6}>
          {resultExts.map((ext) => (
            <Checkbox key={ext} value={ext} label={ext} />
          ))}
        </Group>
      </Checkbox.Group>
      <NumberInput
        label="结果文件大小上限（KB）"
        min={1}
        allowDecimal={false}
        {...form.getInputProps('objective.sizeLimit')}
      />
      <TextInput label="编号列" required {...form.getInputProps('objective.idColumn')} />
      <TextInput label="预测列" required {...form.getInputProps('objective.targetColumn')} />
      <Textarea
        label="更多预测列"
        description="每行一个；第一个得分是各列得分的平均（自定义指标一次读取所有列），留空为只有一列"
        autosize
        {...form.getInputProps('objective.moreTargets')}
      />
      <MetricFields form={form} at="objective" values={form.values.objective} />
      {(metric !== 'CUSTOM' || objective.customMetric.values === 'NUMBER') && (
        <RangeFields form={form} at="objective" metric={metric} />
      )}
      <ScoresFields form={form} />
      {usesCustom(objective) && (
        <Suspense fallback={<RowsSkeleton rows={4} />}>
          <CustomMetricFields form={form} stage={stage} task={task} />
        </Suspense>
      )}
      <TextInput
        label="分组列"
        description="标准答案中的一列，如患者编号：值相同的行视为一个观测，得分的精度按组估计；留空为各行独立，不会公开"
        {...form.getInputProps('objective.groupColumn')}
      />
      {definitionOf(metric).values === 'label' && (
        <Checkbox
          label="公开标签，提交前检查"
          description="结果文件中有标准答案没有的标签时，指出所在的行，不计入次数；不公开时只说明有多少行"
          {...form.getInputProps('objective.publishesLabels', { type: 'checkbox' })}
        />
      )}
      <LimitFields form={form} of="objective" />
      <OneFile
        label={sampleKey ? '示例文件（已上传）' : '示例文件'}
        hint="格式正确的结果文件，参赛者可以下载"
        purpose="asset"
        exts={SAMPLE_EXTS}
        check={checkSample}
        error={form.errors['objective.sampleKey'] as string | undefined}
        onState={onState('objective.sampleKey')}
        onFile={(file) => form.setFieldValue('objective.sampleKey', file?.key ?? keptSample)}
      />
      <AnsweredSample form={form} task={task} onState={onState('objective.answeredSampleKey')} />
      <SolutionField form={form} task={task} onState={onState('objective.solutionKey')} />
      {scored > 0 && (
        <Text size="sm" c="dimmed">
          修改标准答案、得分、列名、预测值范围或分组列后，已评审的 {scored} 条提交会重新评分。
        </Text>
      )}
    </>
  );
};
