import '@mantine/core/styles/Fieldset.layer.css';
import { Button, Fieldset, Group, NativeSelect, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import {
  type FieldIcon,
  MAX_FIELD_NAME,
  MAX_FIELDS,
} from '@whaletide/schema/domains/activities/rules/activity-fields.ts';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import { fieldPictures } from '#domains/activities/field-pictures.ts';
import { type AdminValues, emptyField, type FieldValues } from './admin-values.ts';

const iconNames: Record<FieldIcon, string> = {
  chart: '图表',
  brain: '大脑',
  eye: '眼睛',
  message: '对话',
  robot: '机器人',
  database: '数据库',
  code: '代码',
  leaf: '树叶',
  heart: '爱心',
  building: '建筑',
};
const iconOptions = Object.entries(iconNames).map(([value, label]) => ({ value, label }));

interface FieldFieldsProps {
  form: UseFormReturnType<AdminValues>;
  /** Rows whose fields exist already: their keys stay. */
  stored: ReadonlySet<string>;
}

/** The fields of activities in their order, each with its key, name and picture. */
export const FieldFields = ({ form, stored }: FieldFieldsProps) => {
  const { fields } = form.values;
  const set = (next: FieldValues[]) => {
    // The errors are by place, and places change.
    form.clearErrors();
    form.setFieldValue('fields', next);
  };
  return (
    <Fieldset legend="活动方向" variant="unstyled" data-path="fields">
      <Text size="sm" c="dimmed">
        最多 {MAX_FIELDS} 个，按此处的顺序；保存后标识不能修改，方向下有活动时不能删除。
      </Text>
      <FieldList
        items={fields}
        keyOf={({ row }) => row}
        nameOf={({ name, key }) => name || key || '新方向'}
        onChange={set}
      >
        {({ row, icon }, index) => {
          const Picture = fieldPictures[icon];
          return (
            <Group align="start" gap="sm">
              <TextInput
                flex="1 1 140px"
                label="标识"
                readOnly={stored.has(row)}
                variant={stored.has(row) ? 'filled' : 'default'}
                maxLength={31}
                {...form.getInputProps(`fields.${index}.key`)}
              />
              <TextInput
                flex="1 1 140px"
                label="名称"
                maxLength={MAX_FIELD_NAME}
                {...form.getInputProps(`fields.${index}.name`)}
              />
              <NativeSelect
                flex="1 1 140px"
                label="图标"
                data={iconOptions}
                leftSection={<Picture size={18} stroke={1.5} aria-hidden />}
                {...form.getInputProps(`fields.${index}.icon`)}
              />
            </Group>
          );
        }}
      </FieldList>
      {form.errors.fields && (
        <Text c="red" size="sm" role="alert" mt="sm">
          {form.errors.fields}
        </Text>
      )}
      <Button
        mt="sm"
        variant="default"
        size="sm"
        disabled={fields.length >= MAX_FIELDS}
        leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
        onClick={() => set([...fields, emptyField()])}
      >
        添加方向
      </Button>
    </Fieldset>
  );
};
