import { NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { snippetLimits } from '@whaletide/schema/domains/snippets/rules.ts';
import { chosenOf, NEW_FOLDER, type SnippetValues } from './snippet-values.ts';

interface FolderFieldsProps {
  form: UseFormReturnType<SnippetValues>;
  folders: readonly string[];
}

/** One of the member's folders, or 新建目录 and what it is called. */
export const FolderFields = ({ form, folders }: FolderFieldsProps) => {
  const chosen = chosenOf(form.values, folders);
  return (
    <>
      {folders.length > 0 && (
        <NativeSelect
          label="目录"
          data={[
            ...folders.map((name) => ({ value: name, label: name })),
            { value: NEW_FOLDER, label: '新建目录' },
          ]}
          value={chosen}
          onChange={({ currentTarget }) => form.setFieldValue('chosen', currentTarget.value)}
        />
      )}
      {chosen === NEW_FOLDER && (
        <TextInput
          label={folders.length > 0 ? '目录名称' : '新建目录'}
          required
          maxLength={snippetLimits.folder}
          {...form.getInputProps('folder')}
        />
      )}
    </>
  );
};
