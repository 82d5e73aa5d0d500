import { Button, Stack, Text, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { scoreLimits } from '@whaletide/schema/domains/submissions/rules/score-rules.ts';
import { useId } from 'react';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import { MetricFields } from './MetricFields.tsx';
import { RangeFields } from './RangeFields.tsx';
import { newScore } from './score-values.ts';
import type { TaskValues } from './task-values.ts';

interface ScoresFieldsProps {
  form: UseFormReturnType<TaskValues>;
}

const AT = 'objective.furtherScores';

/** Form fields of one score beyond the first. */
const FurtherScore = ({ form, index }: ScoresFieldsProps & { index: number }) => {
  const at = `${AT}.${index}`;
  const score = form.values.objective.furtherScores[index];
  if (!score) return null;
  return (
    <Stack gap="sm">
      <TextInput
        label={`第${index + 2}个得分的名称`}
        description="排行榜的列名"
        required
        maxLength={scoreLimits.name}
        {...form.getInputProps(`${at}.name`)}
      />
      <Textarea
        label={`第${index + 2}个得分的预测列`}
        description="每行一个，多列时取平均"
        autosize
        required
        {...form.getInputProps(`${at}.targetColumns`)}
      />
      <MetricFields form={form} at={at} values={score} />
      <RangeFields form={form} at={at} metric={score.metric} />
    </Stack>
  );
};

/** Form fields for what a task is scored by beyond one column and one metric. */
export const ScoresFields = ({ form }: ScoresFieldsProps) => {
  const labelId = useId();
  const { objective } = form.values;
  const { furtherScores } = objective;
  const error = form.errors[AT];
  return (
    <>
      <div role="group" aria-labelledby={labelId}>
        <Text id={labelId} fw={500} size="sm">
          更多得分
        </Text>
        <Text size="sm" c="dimmed">
          在排行榜上各占一列；第一个得分相同的团队，依次按后面的得分排名。
        </Text>
        <FieldList
          items={furtherScores}
          keyOf={({ key }) => key}
          nameOf={({ name }) => name.trim() || '未命名'}
          onChange={(scores) => {
            form.setFieldValue(AT, scores);
            form.clearErrors();
          }}
        >
          {(_, index) => <FurtherScore form={form} index={index} />}
        </FieldList>
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
            {error}
          </Text>
        )}
        {furtherScores.length < scoreLimits.scores - 1 && (
          <Button
            variant="default"
            mt="sm"
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => form.setFieldValue(AT, [...furtherScores, newScore(objective)])}
          >
            添加得分
          </Button>
        )}
      </div>
      {furtherScores.length > 0 && (
        <TextInput
          label="第1个得分的名称"
          description="排行榜的列名，留空为评分指标的名称"
          maxLength={scoreLimits.name}
          {...form.getInputProps('objective.scoreName')}
        />
      )}
    </>
  );
};
