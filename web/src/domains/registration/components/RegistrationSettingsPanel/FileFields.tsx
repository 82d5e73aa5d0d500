import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Group, NumberInput, TextInput } from '@mantine/core';
import type { FileField } from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { MAX_FILE_KB } from '@whaletide/schema/domains/registration/rules/registration-settings.ts';
import { uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import { withChanged } from '#components/FieldList/lists.ts';
import { newFieldId } from './settings.ts';

interface FileFieldsProps {
  files: FileField[];
  onChange: (files: FileField[]) => void;
  errorOf: (field: string) => string | undefined;
}

/** The files that registrations are reviewed by, with their formats and limits. */
export const FileFields = ({ files, onChange, errorOf }: FileFieldsProps) => {
  const add = () =>
    onChange([
      ...files,
      { id: newFieldId(), title: '', isRequired: true, sizeLimit: 2048, acceptExts: ['.pdf'] },
    ]);
  return (
    <>
      <FieldList
        items={files}
        keyOf={({ id }) => id}
        nameOf={({ title }) => title || '未命名'}
        onChange={onChange}
        errorOf={(index) => errorOf(`files.${index}`)}
      >
        {(file, index) => {
          const change = (part: Partial<FileField>) => onChange(withChanged(files, index, part));
          return (
            <>
              <TextInput
                aria-label={`第${index + 1}个文件的名称`}
                placeholder="如：学生证"
                value={file.title}
                onChange={({ currentTarget }) => change({ title: currentTarget.value })}
              />
              <NumberInput
                label="大小限制（KB）"
                min={1}
                max={MAX_FILE_KB}
                allowDecimal={false}
                value={file.sizeLimit}
                onChange={(size) => change({ sizeLimit: Number(size) })}
              />
              <Checkbox.Group
                label="文件格式"
                value={[...file.acceptExts]}
                onChange={(acceptExts) => change({ acceptExts })}
              >
                <Group gap="sm" mt={4}>
                  {uploadRules.qualification.exts.map((ext) => (
                    <Checkbox key={ext} value={ext} label={ext} />
                  ))}
                </Group>
              </Checkbox.Group>
              <Checkbox
                label="必填"
                checked={file.isRequired}
                onChange={({ currentTarget }) => change({ isRequired: currentTarget.checked })}
              />
            </>
          );
        }}
      </FieldList>
      <Button variant="default" mt="sm" onClick={add}>
        添加审核文件
      </Button>
    </>
  );
};
