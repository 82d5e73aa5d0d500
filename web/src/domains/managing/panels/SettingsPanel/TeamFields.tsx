import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  authorshipRuleNames,
  authorshipRules,
  authorshipRuleTexts,
} from '@whaletide/schema/shared/rules/authorship.ts';
import { LabelledEditor } from '#components/MarkdownEditor/LabelledEditor.tsx';
import type { SettingsValues } from './settings-values.ts';

const rules = authorshipRules.map((value) => ({ value, label: authorshipRuleNames[value] }));

/** Form fields for what the competition's teams read, and what they may do. */
export const TeamFields = ({ form }: { form: UseFormReturnType<SettingsValues> }) => (
  <>
    <LabelledEditor
      label="组队说明"
      description="显示在团队页"
      rows={2}
      {...form.getInputProps('teamNotification')}
    />
    <NativeSelect
      label="AI 使用规则"
      description={authorshipRuleTexts[form.values.authorshipRule]}
      data={rules}
      {...form.getInputProps('authorshipRule')}
    />
    <Checkbox
      label="锁定团队名称"
      {...form.getInputProps('isTeamNameLocked', { type: 'checkbox' })}
    />
    <Checkbox
      label="仅限同校组队"
      description="按报名表中的学校判断，请在报名设置中加入“学校”"
      {...form.getInputProps('requiresSameUniversity', { type: 'checkbox' })}
    />
  </>
);
