import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Alert, Checkbox, Group, NumberInput, Radio, Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  DEFAULT_JUDGES,
  DEFAULT_PAIRS,
  LEAST_JUDGES,
  LEAST_PAIRS,
  MOST_JUDGES,
  MOST_PAIRS,
} from '@whaletide/schema/domains/judging/rules/settings.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { CriteriaFields } from './CriteriaFields.tsx';
import { inputOf, type JudgingValues, problemsOf, valuesOf } from './judging-values.ts';
import { type TaskJudgingFragment, useSetTaskJudgingMutation } from './JudgingPanel.generated.ts';

const modes = [
  { value: 'RUBRIC', label: '评分细则', text: '评委按你定的细则逐项打分' },
  { value: 'PAIRS', label: '两两比较', text: '评委每次从两件作品中选出更好的一件' },
  { value: 'SINGLE', label: '不分配评委', text: '任一评委为作品打一个分，取平均' },
];

interface JudgingFormProps {
  judging: TaskJudgingFragment;
  onClose: () => void;
}

/** Settings of how a task is judged; what would change the meaning of reviews stays once they began. */
export const JudgingForm = ({ judging, onClose }: JudgingFormProps) => {
  const { hasBegun, mode } = judging;
  const [save] = useSetTaskJudgingMutation({ context: { showsErrors: true } });
  const form = useForm<JudgingValues>({ initialValues: valuesOf(judging), validate: problemsOf });
  const send = async (values: JudgingValues) => {
    await save({ variables: { input: inputOf(judging, values) } });
    notify.done('评审设置已保存');
  };
  const { mode: chosen } = form.values;
  return (
    <FormModal
      title="评审设置"
      size="xl"
      form={form}
      failed="保存失败"
      send={send}
      onClose={onClose}
    >
      {hasBegun && (
        <Alert color="gold">已有评委开始评审，评审方式、盲评与细则的分值不能再更改。</Alert>
      )}
      {mode !== null && !hasBegun && chosen !== mode && (
        <Alert color="gold">更改评审方式后需要重新分配评委。</Alert>
      )}
      <Radio.Group label="评审方式" {...form.getInputProps('mode')}>
        <Stack gap="sm" mt="xs">
          {modes.map(({ value, label, text }) => (
            <Radio key={value} value={value} label={label} description={text} disabled={hasBegun} />
          ))}
        </Stack>
      </Radio.Group>
      {chosen === 'RUBRIC' && <CriteriaFields form={form} isFrozen={hasBegun} />}
      {chosen !== 'SINGLE' && (
        <>
          <Group gap="md" align="start">
            <NumberInput
              label="每件作品的评委数"
              description={`${LEAST_JUDGES} 到 ${MOST_JUDGES}，建议至少 ${DEFAULT_JUDGES} 位`}
              allowDecimal={false}
              {...form.getInputProps('judgesPerWork')}
            />
            {chosen === 'PAIRS' && (
              <NumberInput
                label="每件作品的比较次数"
                description={`${LEAST_PAIRS} 到 ${MOST_PAIRS}，建议 ${DEFAULT_PAIRS} 次`}
                allowDecimal={false}
                {...form.getInputProps('pairsPerWork')}
              />
            )}
          </Group>
          <Checkbox
            label="盲评"
            description="评委看不到团队、成员与文件名"
            disabled={hasBegun}
            {...form.getInputProps('isBlind', { type: 'checkbox' })}
          />
          {chosen === 'RUBRIC' && (
            <>
              <Checkbox
                label="发布后向团队公开各细则的平均分"
                {...form.getInputProps('showsCriteria', { type: 'checkbox' })}
              />
              <Checkbox
                label="发布后向团队公开评语"
                description="不显示评委的名字"
                {...form.getInputProps('showsComments', { type: 'checkbox' })}
              />
            </>
          )}
        </>
      )}
    </FormModal>
  );
};
