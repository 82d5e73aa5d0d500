import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Group, NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import { LONG_TEXT, SHORT_TEXT } from '@whaletide/schema/shared/rules/fields.ts';
import { MAX_ANSWER_KB } from '@whaletide/schema/shared/rules/form-settings.ts';
import { uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import type { EditedField, FieldKind } from './edited-fields.ts';

const kinds: Record<FieldKind, string> = {
  SHORT_TEXT: `短文本（最多${SHORT_TEXT}字）`,
  LONG_TEXT: `长文本（最多${LONG_TEXT}字）`,
  FILE: '文件',
  PROJECT_VERSION: '项目版本',
  OPTION: '单选',
};
const data = Object.entries(kinds).map(([value, label]) => ({ value, label }));

interface FieldSettingsProps {
  field: EditedField;
  /** Its place in the form, from 1. */
  number: number;
  /** It has answers, and keeps its type. */
  settled: boolean;
  errorOf: (part: string) => string | undefined;
  onChange: (part: Partial<EditedField>) => void;
}

/** One field: what it is called, what it takes, and whether it has to be filled in. */
export const FieldSettings = (props: FieldSettingsProps) => {
  const { field, number, settled, errorOf, onChange } = props;
  const of = (what: string) => ({ label: what, 'aria-label': `第${number}个字段的${what}` });
  return (
    <>
      <TextInput
        {...of('名称')}
        value={field.title}
        error={errorOf('title')}
        onChange={({ currentTarget }) => onChange({ title: currentTarget.value })}
      />
      <NativeSelect
        {...of('类型')}
        data={data}
        disabled={settled}
        value={field.type}
        error={errorOf('type')}
        onChange={({ currentTarget }) => onChange({ type: currentTarget.value as FieldKind })}
      />
      <TextInput
        {...of('提示')}
        placeholder="选填，显示在输入框内或旁边"
        value={field.placeholder}
        error={errorOf('placeholder')}
        onChange={({ currentTarget }) => onChange({ placeholder: currentTarget.value })}
      />
      {field.type === 'OPTION' && (
        <Textarea
          {...of('选项')}
          placeholder="每行一个选项"
          autosize
          minRows={2}
          value={field.options}
          error={errorOf('options')}
          onChange={({ currentTarget }) => onChange({ options: currentTarget.value })}
        />
      )}
      {field.type === 'FILE' && (
        <>
          <NumberInput
            {...of('大小上限（KB）')}
            placeholder="留空为不限"
            min={1}
            max={MAX_ANSWER_KB}
            allowDecimal={false}
            value={field.sizeLimit}
            error={errorOf('sizeLimit')}
            onChange={(sizeLimit) => onChange({ sizeLimit })}
          />
          <Checkbox.Group
            label="文件格式"
            description="不选为全部支持的格式"
            value={field.acceptExts}
            error={errorOf('acceptExts')}
            onChange={(acceptExts) => onChange({ acceptExts })}
          >
            <Group gap="sm" mt={4}>
              {uploadRules.answer.exts.map((ext) => (
                <Checkbox key={ext} value={ext} label={ext} />
              ))}
            </Group>
          </Checkbox.Group>
        </>
      )}
      <Group gap="lg">
        <Checkbox
          label="必填"
          checked={field.isRequired}
          onChange={({ currentTarget }) => onChange({ isRequired: currentTarget.checked })}
        />
        {field.id !== null && (
          <Checkbox
            label="停用"
            checked={field.isHidden}
            onChange={({ currentTarget }) => onChange({ isHidden: currentTarget.checked })}
          />
        )}
      </Group>
    </>
  );
};
