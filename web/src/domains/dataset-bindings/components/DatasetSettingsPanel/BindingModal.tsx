import '../../../../theme/styles/forms.ts';
import '@mantine/core/styles/Switch.layer.css';
import { Alert, Button, Group, NativeSelect, Stack, Switch, TextInput } from '@mantine/core';
import { bindingProblem } from '@whaletide/schema/rules/dataset-bindings.ts';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { useDiscard } from '../../../../components/Unsaved/useDiscard.tsx';
import { useUnsaved } from '../../../../components/Unsaved/useUnsaved.ts';
import { MarkdownEditor } from '../../../../components/MarkdownEditor/MarkdownEditor.tsx';
import { BindingFiles } from './BindingFiles.tsx';
import {
  type DatasetSettingsQuery,
  useCreateDatasetBindingMutation,
  useUpdateDatasetBindingMutation,
} from './DatasetSettingsPanel.generated.ts';

type Competition = NonNullable<DatasetSettingsQuery['competition']>;
export type ManagedBinding = NonNullable<Competition['datasetBindings']>[number];

const context = { showsErrors: true };

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
  const [title, setTitle] = useState(binding?.title ?? '');
  const [description, setDescription] = useState(binding?.description ?? '');
  const [isPublic, setPublic] = useState(binding?.public ?? false);
  const [reviewStage, setReviewStage] = useState(binding?.reviewStage ?? null);
  const [files, setFiles] = useState(() =>
    (binding?.files ?? []).map(({ token, name }) => ({ key: token, name })),
  );
  const [busy, setBusy] = useState(false);
  const [tried, setTried] = useState(false);
  const [create, created] = useCreateDatasetBindingMutation({ context });
  const [update, updated] = useUpdateDatasetBindingMutation({ context });

  const problem = bindingProblem({ title, description, isPublic, reviewStage, files });
  const error = created.error ?? updated.error;
  const failure = error ? failureOf(error) : null;
  const shown = tried && problem ? problem : failure;
  const fields = ['title', 'description', 'public', 'reviewStage', 'files'];
  const messageAt = (field: string) => (shown?.field === field ? shown.message : undefined);

  const { dirty } = useUnsaved({ title, description, isPublic, reviewStage, files });
  const { close, question } = useDiscard(dirty, onClose);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    const settings = {
      title,
      description,
      public: isPublic,
      reviewStage,
      files: files.map(({ key }) => key),
    };
    try {
      await (binding
        ? update({ variables: { input: { bindingId: binding.id, settings } } })
        : create({ variables: { input: { competitionId, settings } } }));
      await onSaved();
      onClose();
    } catch {
      // Said in the form, where everything stays as it was typed.
    }
  };

  return (
    <Dialog onClose={close} title={binding ? '编辑数据集' : '添加数据集'} size="lg">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            label="标题"
            required
            data-autofocus
            value={title}
            error={messageAt('title')}
            onChange={(event) => setTitle(event.currentTarget.value)}
          />
          <MarkdownEditor
            label="说明（可留空）"
            value={description}
            error={messageAt('description')}
            onChange={setDescription}
          />
          <NativeSelect
            label="何时可见"
            value={reviewStage ?? ''}
            error={messageAt('reviewStage')}
            data={[
              { value: '', label: '从一开始' },
              ...stages.map(({ name }, index) => ({
                value: String(index + 1),
                label: `评测数据：进入第${index + 1}阶段（${name}）的团队`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) =>
              setReviewStage(value === '' ? null : Number(value))
            }
          />
          <Switch
            label="公开：未报名的访客也可以查看和下载"
            checked={isPublic}
            error={messageAt('public')}
            onChange={(event) => setPublic(event.currentTarget.checked)}
          />
          <BindingFiles
            files={files}
            error={messageAt('files')}
            onBusy={setBusy}
            onChange={setFiles}
          />
          {failure && !fields.includes(failure.field ?? '') && (
            <Alert color="danger" title="保存失败" role="alert">
              {failure.message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              取消
            </Button>
            <Button type="submit" disabled={busy} loading={created.loading || updated.loading}>
              保存
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
};
