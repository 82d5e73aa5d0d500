import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '#theme/styles/forms.ts';
import { Button, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { formLimits } from '@whaletide/schema/shared/rules/form-settings.ts';
import { useId } from 'react';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import { withChanged } from '#components/FieldList/lists.ts';
import { type EditedField, newField } from './edited-fields.ts';
import { FieldSettings } from './FieldSettings.tsx';

interface FieldEditorProps {
  label: string;
  fields: EditedField[];
  /**
   * True where the form has been filled in: stored fields then keep their type and can't be
   * removed.
   */
  answered: boolean;
  /** Finds the problem at `0.title` and so on, or with all fields at an empty path. */
  errorOf: (path: string) => string | undefined;
  onChange: (fields: EditedField[]) => void;
}

/** The fields of a form that organizers define, in their order. */
export const FieldEditor = (props: FieldEditorProps) => {
  const { label, fields, answered, errorOf, onChange } = props;
  const labelId = useId();
  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} size="sm">
        {label}
      </Text>
      {answered && (
        <Text size="sm" c="dimmed">
          已有人填写：原有字段不能删除或修改类型，选项只能在末尾添加；不再需要的字段可以停用。
        </Text>
      )}
      <FieldList
        items={fields}
        keyOf={({ key }) => key}
        nameOf={({ title }) => title.trim() || '未命名'}
        canRemove={({ id }) => id === null || !answered}
        onChange={onChange}
      >
        {(field, index) => (
          <FieldSettings
            field={field}
            number={index + 1}
            settled={answered && field.id !== null}
            errorOf={(part) => errorOf(`${index}.${part}`)}
            onChange={(part) => onChange(withChanged(fields, index, part))}
          />
        )}
      </FieldList>
      {errorOf('') && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" mt="xs">
          {errorOf('')}
        </Text>
      )}
      {fields.length < formLimits.fields && (
        <Button
          variant="default"
          mt="sm"
          leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
          onClick={() => onChange([...fields, newField()])}
        >
          添加字段
        </Button>
      )}
    </div>
  );
};
