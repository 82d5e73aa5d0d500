import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { snippetLimits } from '@whaletide/schema/domains/snippets/rules.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { FolderFields } from '#domains/snippets/components/KeepSnippet/FolderFields.tsx';
import {
  type OwnSnippetFactsFragment,
  useUpdateSnippetMutation,
} from '#domains/snippets/components/KeepSnippet/KeepSnippet.generated.ts';
import {
  folderOf,
  problemsOf,
  type SnippetValues,
} from '#domains/snippets/components/KeepSnippet/snippet-values.ts';

interface RenameModalProps {
  snippet: OwnSnippetFactsFragment;
  folders: readonly string[];
  onDone: () => Promise<unknown>;
  onClose: () => void;
}

/** Another name or folder for a snippet. */
export const RenameModal = ({ snippet, folders, onDone, onClose }: RenameModalProps) => {
  const { id, name, language, excerpt, folder, sharing } = snippet;
  const [update] = useUpdateSnippetMutation({ context: { showsErrors: true } });
  const form = useForm<SnippetValues>({
    // The code stays as it is; its beginning stands for it in what is checked.
    initialValues: { name, language, code: excerpt || '-', chosen: folder, folder: '', sharing },
    validate: (values) => {
      const { code: _, ...problems } = problemsOf(values, folders);
      return problems;
    },
  });
  const send = async (values: SnippetValues) => {
    await update({
      variables: {
        input: { snippetId: id, name: values.name.trim(), folder: folderOf(values, folders) },
      },
    });
    notify.done('已修改');
    await onDone();
  };
  return (
    <FormModal title="重命名与移动" form={form} send={send} onClose={onClose}>
      <TextInput
        label="片段名称"
        required
        data-autofocus
        maxLength={snippetLimits.name}
        {...form.getInputProps('name')}
      />
      <FolderFields form={form} folders={folders} />
    </FormModal>
  );
};
