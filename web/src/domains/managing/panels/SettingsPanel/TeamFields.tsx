import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { LabelledEditor } from '#components/MarkdownEditor/LabelledEditor.tsx';
import type { SettingsValues } from './settings-values.ts';

/** Form fields for what the competition's teams read, and what they may do. */
export const TeamFields = ({ form }: { form: UseFormReturnType<SettingsValues> }) => (
  <>
    <LabelledEditor
      label="组队说明"
      description="显示在团队页"
      rows={2}
      {...form.getInputProps('teamNotification')}
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
