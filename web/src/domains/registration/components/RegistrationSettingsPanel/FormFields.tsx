import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import {
  Badge,
  Button,
  Checkbox,
  Group,
  NativeSelect,
  Text,
  Textarea,
  TextInput,
} from '@mantine/core';
import {
  defaultFieldIds,
  defaultFields,
  fieldKey,
  type FormField,
} from '@whaletide/schema/domains/registration/rules/registration-fields.ts';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import { withChanged } from '#components/FieldList/lists.ts';

interface FormFieldsProps {
  form: FormField[];
  onChange: (form: FormField[]) => void;
  errorOf: (field: string) => string | undefined;
}

const plain = { type: 'TEXT', isRequired: true, hint: '', choices: [], defaultId: null } as const;

/** The fields of the form: default ones by name, and the organizer's own. */
export const FormFields = ({ form, onChange, errorOf }: FormFieldsProps) => {
  const used = new Set(form.map(({ defaultId }) => defaultId));
  const unused = defaultFieldIds.filter((id) => !used.has(id));
  const addDefault = (value: string) => {
    const id = unused.find((one) => String(one) === value);
    if (id) onChange([...form, { ...plain, name: defaultFields[id].name, defaultId: id }]);
  };
  const addOwn = (type: FormField['type']) => onChange([...form, { ...plain, type, name: '' }]);
  return (
    <>
      <FieldList
        items={form}
        // Typed text can't be the key: the field would lose its focus.
        keyOf={(field, index) => (field.defaultId === null ? `own-${index}` : fieldKey(field))}
        nameOf={({ name }) => name || '未命名'}
        onChange={onChange}
        errorOf={(index) => errorOf(`form.${index}`)}
      >
        {(field, index) => {
          const change = (part: Partial<FormField>) => onChange(withChanged(form, index, part));
          return (
            <>
              {field.defaultId === null ? (
                <TextInput
                  aria-label={`第${index + 1}个字段的名称`}
                  placeholder={field.type === 'CHOICE' ? '单选题的名称' : '文本题的名称'}
                  value={field.name}
                  onChange={({ currentTarget }) => change({ name: currentTarget.value })}
                />
              ) : (
                <Group gap="xs">
                  <Text fw={500}>{field.name}</Text>
                  <Badge color="gray">默认字段</Badge>
                </Group>
              )}
              <TextInput
                aria-label={`第${index + 1}个字段的提示`}
                placeholder="提示（选填）"
                value={field.hint}
                onChange={({ currentTarget }) => change({ hint: currentTarget.value })}
              />
              {field.defaultId === null && field.type === 'CHOICE' && (
                <Textarea
                  aria-label={`第${index + 1}个字段的选项`}
                  placeholder="每行一个选项"
                  autosize
                  minRows={2}
                  value={field.choices.join('\n')}
                  onChange={({ currentTarget }) =>
                    change({ choices: currentTarget.value.split('\n') })
                  }
                />
              )}
              <Checkbox
                label="必填"
                checked={field.isRequired}
                onChange={({ currentTarget }) => change({ isRequired: currentTarget.checked })}
              />
            </>
          );
        }}
      </FieldList>
      <Group mt="sm">
        <NativeSelect
          aria-label="添加默认字段"
          data={[
            { value: '', label: '添加默认字段…' },
            ...unused.map((id) => ({ value: String(id), label: defaultFields[id].name })),
          ]}
          value=""
          onChange={({ currentTarget }) => addDefault(currentTarget.value)}
        />
        <Button variant="default" onClick={() => addOwn('TEXT')}>
          添加文本题
        </Button>
        <Button variant="default" onClick={() => addOwn('CHOICE')}>
          添加单选题
        </Button>
      </Group>
    </>
  );
};
