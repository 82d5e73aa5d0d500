import '@mantine/core/styles/Radio.layer.css';
import { Input, NativeSelect, Radio, Skeleton, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { snippetLimits } from '@whaletide/schema/domains/snippets/rules.ts';
import { forget } from '#apollo/forget.ts';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { languageChoices } from '#domains/snippets/languages.ts';
import { sharingNames } from '#domains/snippets/sharing.ts';
import { SnippetCode } from '../SnippetCode/SnippetCode.tsx';
import { FolderFields } from './FolderFields.tsx';
import {
  type CreateSnippetMutation,
  useCreateSnippetMutation,
  useSnippetFoldersQuery,
} from './KeepSnippet.generated.ts';
import { folderOf, problemsOf, type SnippetValues } from './snippet-values.ts';

export type Kept = CreateSnippetMutation['createSnippet'];

interface KeepSnippetModalProps {
  title: string;
  action: string;
  /** Code to keep; without it, the code is written here. */
  source?: { name: string; language: string; code: string } | undefined;
  /** True to offer a visibility; otherwise only its member reads it. */
  shares?: boolean;
  /** Answers false where the dialog goes on by itself. */
  onKept: (kept: Kept) => unknown;
  onClose: () => void;
}

const showsErrors = { context: { showsErrors: true } };

/** Keeps code in a folder of the member's: another's, a cell's or what is written here. */
const KeepSnippetModal = (props: KeepSnippetModalProps) => {
  const { title, action, source, shares = false, onKept, onClose } = props;
  const asked = useSnippetFoldersQuery({ fetchPolicy: 'network-only', ...showsErrors });
  const folders = asked.data?.viewer?.snippetFolders?.map(({ name }) => name) ?? [];
  const [create] = useCreateSnippetMutation(showsErrors);
  const form = useForm<SnippetValues>({
    initialValues: {
      name: source?.name ?? '',
      language: source?.language ?? 'python',
      code: source?.code ?? '',
      chosen: null,
      folder: '',
      sharing: shares ? 'PUBLIC' : 'PRIVATE',
    },
    validate: (values) => problemsOf(values, folders),
  });
  const send = async (values: SnippetValues) => {
    const { name, language, code, sharing } = values;
    const input = { name: name.trim(), language, code, folder: folderOf(values, folders), sharing };
    const { data } = await create({
      variables: { input },
      // Its list and its folders are requested again when they are opened next.
      update: (cache) => {
        forget(cache, 'Viewer', 'snippets');
        forget(cache, 'Viewer', 'snippetFolders');
      },
    });
    return data ? onKept(data.createSnippet) : undefined;
  };
  const { code, language } = form.values;
  const waits = asked.error ? (
    <ErrorState error={asked.error} onRetry={asked.refetch} />
  ) : (
    <Skeleton height={60} />
  );
  return (
    <FormModal
      title={title}
      size="lg"
      form={form}
      action={action}
      send={send}
      onClose={onClose}
      disabled={!asked.data}
    >
      <TextInput
        label="片段名称"
        required
        data-autofocus
        maxLength={snippetLimits.name}
        {...form.getInputProps('name')}
      />
      {asked.data ? <FolderFields form={form} folders={folders} /> : waits}
      {shares && (
        <Radio.Group label="谁可以看到" {...form.getInputProps('sharing')}>
          <Stack gap={4} mt={4}>
            <Radio value="PUBLIC" label={sharingNames.PUBLIC} />
            <Radio value="LINK" label={sharingNames.LINK} />
          </Stack>
        </Radio.Group>
      )}
      <NativeSelect
        label="语言"
        data={languageChoices(language)}
        {...form.getInputProps('language')}
      />
      {source ? (
        <div data-path="code">
          <Input.Label component="div">代码</Input.Label>
          <SnippetCode label="代码" language={language} code={code} short />
          {form.errors.code && <Input.Error>{form.errors.code}</Input.Error>}
        </div>
      ) : (
        <Textarea
          label="代码"
          required
          autosize
          minRows={6}
          maxRows={16}
          spellCheck={false}
          styles={{ input: { fontFamily: 'var(--mantine-font-family-monospace)' } }}
          description={`${code.length} / ${snippetLimits.code}`}
          {...form.getInputProps('code')}
        />
      )}
    </FormModal>
  );
};

export default KeepSnippetModal;
