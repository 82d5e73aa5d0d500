import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import {
  Checkbox,
  Group,
  NativeSelect,
  NumberInput,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import { resultExts } from '@whaletide/schema/domains/competitions/rules/competition-parts.ts';
import { resultColumns } from '@whaletide/schema/domains/submissions/rules/result-file.ts';
import { columnAt, readTable } from '@whaletide/schema/shared/rules/data-table.ts';
import { decodeText } from '@whaletide/schema/shared/rules/decode-text.ts';
import { fileProblem, sizeText, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { Fold } from '#components/Fold/Fold.tsx';
import { OneFile } from '#domains/managing/panels/StagesPanel/OneFile.tsx';
import { ruleScores } from '#domains/managing/panels/StagesPanel/score-values.ts';
import { type TaskValues, withArrived } from '#domains/managing/panels/StagesPanel/task-values.ts';
import { hasErrorAt, isByWorkers, type StepProps } from './step-props.ts';

/** Bytes of a KB as limits of files count. */
const KIB = 1024;
const SAMPLE = 'objective.sampleKey';
const SAMPLE_EXTS = ['.csv', '.txt'];

const submitTypes = [
  { value: 'FILE', label: '在页面上传结果文件' },
  { value: 'TOKEN', label: '由队长用上传令牌提交' },
];

const sampleProblems = async (file: File, { objective }: TaskValues): Promise<string[]> => {
  const problem = fileProblem(file, { ...uploadRules.asset, exts: SAMPLE_EXTS });
  if (problem) return [problem.message];
  const { text } = decodeText(new Uint8Array(await file.arrayBuffer()));
  const { header, headerLine } = readTable(text);
  const columns = resultColumns({
    ...ruleScores(objective),
    idColumn: objective.idColumn.trim(),
  });
  const missing = columns.filter((name) => name && columnAt(header, name) < 0);
  return missing.length > 0 ? [`第${headerLine}行：缺少列 ${missing.join('、')}`] : [];
};

/** Form fields for the columns of a result file, and whether it may have others. */
const ColumnFields = ({ form }: Pick<StepProps, 'form'>) => (
  <>
    <Group grow align="flex-start">
      <TextInput
        label="编号列"
        description="每行一个，与标准答案一致"
        required
        {...form.getInputProps('objective.idColumn')}
      />
      <TextInput
        label="预测列"
        description="参赛者填写预测的列"
        required
        {...form.getInputProps('objective.targetColumn')}
      />
    </Group>
    <Fold
      title="更多列"
      about="一行有多个预测，或结果文件可以带上不计分的列时才需要。"
      startsOpen={
        form.values.objective.moreTargets !== '' || form.values.objective.allowsMoreColumns
      }
      needed={hasErrorAt(form.errors, 'objective.moreTargets')}
    >
      <Textarea
        label="更多预测列"
        description="每行一个；第一个得分是各列得分的平均（自定义指标一次读取所有列），留空为只有一列"
        autosize
        {...form.getInputProps('objective.moreTargets')}
      />
      <Checkbox
        label="结果文件可以有其他列"
        description="多出的列不计分；不勾选时，有多余的列会被退回"
        {...form.getInputProps('objective.allowsMoreColumns', { type: 'checkbox' })}
      />
    </Fold>
  </>
);

/** Form fields for the result file that a team hands in. */
export const ResultFileFields = ({ form, task, onFileState }: StepProps) => {
  const { objective } = form.values;
  const kept = task?.management?.sampleKey ?? null;
  const byWorkers = isByWorkers(task);
  return (
    <>
      {byWorkers ? (
        <Text size="sm">
          由自有评测机评分，结果文件格式：{objective.acceptExts.join('、')}
          ，在「指标与得分」的评测机中设置
        </Text>
      ) : (
        <>
          <Checkbox.Group label="结果文件格式" {...form.getInputProps('objective.acceptExts')}>
            <Group mt={6}>
              {resultExts.map((ext) => (
                <Checkbox key={ext} value={ext} label={ext} />
              ))}
            </Group>
          </Checkbox.Group>
          <ColumnFields form={form} />
        </>
      )}
      <OneFile
        label={objective.sampleKey ? '示例文件（已上传）' : '示例文件'}
        hint="格式正确的结果文件，参赛者可以下载"
        purpose="asset"
        exts={SAMPLE_EXTS}
        check={(file) => (byWorkers ? Promise.resolve([]) : sampleProblems(file, form.getValues()))}
        error={form.errors[SAMPLE] as string | undefined}
        arrived={form.values.arrived[SAMPLE]}
        onState={onFileState(SAMPLE)}
        onFile={(file) => {
          form.setFieldValue(SAMPLE, file?.key ?? kept);
          form.setFieldValue('arrived', withArrived(SAMPLE, file));
        }}
      />
      <Fold
        title="提交方式与大小"
        about={`${objective.submitType === 'FILE' ? '在页面上传' : '由程序用令牌上传'}，不超过 ${sizeText(Number(objective.sizeLimit) * KIB)}。`}
        startsOpen={objective.submitType !== 'FILE'}
        needed={hasErrorAt(form.errors, 'objective.submitType', 'objective.sizeLimit')}
      >
        <NativeSelect
          label="提交方式"
          data={submitTypes}
          {...form.getInputProps('objective.submitType')}
        />
        <NumberInput
          label="结果文件大小上限（KB）"
          min={1}
          allowDecimal={false}
          {...form.getInputProps('objective.sizeLimit')}
        />
      </Fold>
    </>
  );
};
