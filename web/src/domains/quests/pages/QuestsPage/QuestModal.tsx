import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { Checkbox, Input, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  questLimits,
  questPages,
  questTriggers,
} from '@whaletide/schema/domains/quests/rules/quest-settings.ts';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { notify } from '#lib/notify.ts';
import {
  inputOf,
  problemsOf,
  type QuestValues,
  type Row,
  typeNames,
  valuesOf,
} from './quest-values.ts';
import { useCreateTaskMutation, useUpdateTaskMutation } from './Quests.generated.ts';
import classes from './QuestsPage.module.css';

interface QuestModalProps {
  /** Null adds a new one. */
  quest: Row | null;
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

const choices = (names: Readonly<Record<string, string>>) => (
  <div className={classes.choices}>
    {Object.entries(names).map(([value, label]) => (
      <Checkbox key={value} value={value} label={label} />
    ))}
  </div>
);

const whole = { min: 0, allowDecimal: false, allowNegative: false, hideControls: true } as const;

/** Dialog for what a task asks for, and what it pays. */
export const QuestModal = ({ quest, onDone, onClose }: QuestModalProps) => {
  const showsErrors = { context: { showsErrors: true } };
  const [create] = useCreateTaskMutation(showsErrors);
  const [update] = useUpdateTaskMutation(showsErrors);
  const [first] = useState(() => valuesOf(quest));
  const form = useForm<QuestValues>({ initialValues: first, validate: problemsOf });
  const send = async (values: QuestValues) => {
    const input = inputOf(values);
    await (quest
      ? update({ variables: { input: { ...input, id: quest.id } } })
      : create({ variables: { input: { ...input, type: values.type } } }));
    notify.done(quest ? '任务已保存' : '任务已保存，启用后成员可见');
    await onDone();
  };
  return (
    <FormModal
      title={quest ? '编辑任务' : '新建任务'}
      size="lg"
      form={form}
      send={send}
      onClose={onClose}
    >
      <div className={classes.pair}>
        <TextInput label="任务名称" required data-autofocus {...form.getInputProps('name')} />
        <NativeSelect
          label="类型"
          description={quest ? '创建后不能修改' : undefined}
          disabled={quest !== null}
          data={Object.entries(typeNames).map(([value, label]) => ({ value, label }))}
          {...form.getInputProps('type')}
        />
      </div>
      <Textarea
        label="任务说明"
        required
        autosize
        minRows={2}
        maxRows={4}
        {...form.getInputProps('description')}
      />
      <Checkbox.Group label="计入的行为" required {...form.getInputProps('events')}>
        {choices(questTriggers)}
      </Checkbox.Group>
      <Checkbox
        label="同一对象每个周期只计一次"
        description="例如同一场比赛浏览三次只计一次；关注、绑定和完善资料总是只计一次"
        {...form.getInputProps('countsOnce', { type: 'checkbox' })}
      />
      <div className={classes.pair}>
        <NumberInput
          label="完成次数"
          required
          {...whole}
          max={questLimits.threshold * 10}
          {...form.getInputProps('threshold')}
        />
        <NumberInput label="奖励鲸币" {...whole} {...form.getInputProps('coins')} />
        <NumberInput label="奖励成长值" {...whole} {...form.getInputProps('growth')} />
        <NumberInput
          label="排序权重"
          description="数值小的排在前面"
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          required
          {...whole}
          {...form.getInputProps('sortWeight')}
        />
      </div>
      <TextInput
        label="完成任务的页面"
        description="以 / 开头的站内地址；留空则不显示“去完成”"
        {...form.getInputProps('link')}
      />
      <Checkbox.Group label="在这些页面上推荐" {...form.getInputProps('relatedPages')}>
        {choices(questPages)}
      </Checkbox.Group>
      <div>
        <Input.Label component="div">任务指引</Input.Label>
        <MarkdownEditor
          label="任务指引"
          rows={3}
          data-path="guideline"
          {...form.getInputProps('guideline')}
        />
      </div>
    </FormModal>
  );
};
