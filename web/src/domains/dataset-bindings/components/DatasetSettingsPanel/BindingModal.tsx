import '@mantine/core/styles/Switch.layer.css';
import { NativeSelect, Switch, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { bindingProblem } from '@whaletide/schema/domains/dataset-bindings/rules.ts';
import { useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import { errorsUnder, problemsByField } from '#lib/field-of.ts';
import { BindingFiles } from './BindingFiles.tsx';
import {
  type DatasetSettingsQuery,
  useCreateDatasetBindingMutation,
  useUpdateDatasetBindingMutation,
} from './DatasetSettingsPanel.generated.ts';

type Competition = NonNullable<DatasetSettingsQuery['competition']>;
export type ManagedBinding = NonNullable<Competition['datasetBindings']>[number];

const context = { showsErrors: true };

interface BindingValues {
  title: string;
  description: string;
  isPublic: boolean;
  /** Number of the stage, empty for all. */
  reviewStage: string;
  files: { key: string; name: string }[];
}

const toInput = ({ reviewStage, files, ...rest }: BindingValues) => ({
  ...rest,
  reviewStage: reviewStage === '' ? null : Number(reviewStage),
  files: files.map(({ key }) => key),
});

interface BindingModalProps {
  competitionId: string;
  /** By their start: the n-th is review stage n. */
  stages: readonly { id: string; name: string }[];
  binding: ManagedBinding | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** A dataset: what it is called, what there is to know, who sees it, and its files. */
export const BindingModal = (props: BindingModalProps) => {
  const { competitionId, stages, binding, onSaved, onClose } = props;
  const [busy, setBusy] = useState(false);
  const [create] = useCreateDatasetBindingMutation({ context });
  const [update] = useUpdateDatasetBindingMutation({ context });
  const form = useForm<BindingValues>({
    initialValues: {
      title: binding?.title ?? '',
      description: binding?.description ?? '',
      isPublic: binding?.isPublic ?? false,
      reviewStage: String(binding?.reviewStage ?? ''),
      files: (binding?.files ?? []).map(({ token, name }) => ({ key: token, name })),
    },
    validate: (values) => {
      const problem = bindingProblem(toInput(values));
      return problemsByField('DatasetBindingSettingsInput', problem ? [problem] : []);
    },
  });
  const send = async (values: BindingValues) => {
    const settings = toInput(values);
    await (binding
      ? update({ variables: { input: { bindingId: binding.id, settings } } })
      : create({ variables: { input: { competitionId, settings } } }));
    await onSaved();
  };

  return (
    <FormModal
      title={binding ? '编辑数据集' : '添加数据集'}
      size="lg"
      form={form}
      disabled={busy}
      send={send}
      onClose={onClose}
    >
      <TextInput label="标题" required data-autofocus {...form.getInputProps('title')} />
      <MarkdownEditor label="说明（可留空）" {...form.getInputProps('description')} />
      <NativeSelect
        label="何时可见"
        data={[
          { value: '', label: '从一开始' },
          ...stages.map(({ name }, index) => ({
            value: String(index + 1),
            label: `评测数据：进入第${index + 1}阶段（${name}）的团队`,
          })),
        ]}
        {...form.getInputProps('reviewStage')}
      />
      <Switch
        label="公开：未报名的访客也可以查看和下载"
        {...form.getInputProps('isPublic', { type: 'checkbox' })}
      />
      <div data-path="files">
        <BindingFiles
          files={form.values.files}
          error={errorsUnder(form.errors, 'files')('')}
          onBusy={setBusy}
          onChange={(files) => form.setFieldValue('files', files)}
        />
      </div>
    </FormModal>
  );
};
