import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { ActionIcon, Button, Checkbox, Input, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react';
import { settingsLimits } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { useId } from 'react';
import { MarkdownEditor } from '#components/MarkdownEditor/MarkdownEditor.tsx';
import type { SettingsValues } from './settings-values.ts';
import classes from './SettingsForm.module.css';

const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;
const LATEX = 1;

/** The texts of the content page, in their order. */
export const TabFields = ({ form }: { form: UseFormReturnType<SettingsValues> }) => {
  const { tabs } = form.values;
  const labelId = useId();
  const move = (from: number, to: number) => form.reorderListItem('tabs', { from, to });
  return (
    <Stack gap="sm" role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} size="sm">
        内容页
      </Text>
      {tabs.map((tab, index) => {
        const name = tab.title.trim() || `第${index + 1}页`;
        const last = index === tabs.length - 1;
        return (
          <div key={index} className={classes.tab}>
            <div className={classes.tabHead}>
              <TextInput
                label={`第${index + 1}页标题`}
                required
                className={classes.tabTitle}
                {...form.getInputProps(`tabs.${index}.title`)}
              />
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={`上移：${name}`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <IconArrowUp {...icon} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={`下移：${name}`}
                disabled={last}
                onClick={() => move(index, index + 1)}
              >
                <IconArrowDown {...icon} />
              </ActionIcon>
              <ActionIcon
                variant="default"
                size="lg"
                aria-label={`删除：${name}`}
                onClick={() => form.removeListItem('tabs', index)}
              >
                <IconTrash {...icon} />
              </ActionIcon>
            </div>
            <MarkdownEditor
              label={`第${index + 1}页内容`}
              rows={6}
              value={tab.content}
              error={form.errors[`tabs.${index}.content`] as string | undefined}
              onChange={(content) => form.setFieldValue(`tabs.${index}.content`, content)}
            />
            <Checkbox
              label="含 LaTeX 公式"
              checked={tab.type === LATEX}
              onChange={({ currentTarget }) =>
                form.setFieldValue(`tabs.${index}.type`, currentTarget.checked ? LATEX : 0)
              }
            />
          </div>
        );
      })}
      {form.errors.tabs && <Input.Error role="alert">{form.errors.tabs}</Input.Error>}
      {tabs.length < settingsLimits.tabs && (
        <Button
          variant="default"
          leftSection={<IconPlus {...icon} />}
          onClick={() => form.insertListItem('tabs', { title: '', content: '', type: 0 })}
        >
          添加内容页
        </Button>
      )}
    </Stack>
  );
};
