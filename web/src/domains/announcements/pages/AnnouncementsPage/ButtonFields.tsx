import { Button, Input, Stack, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { IconPlus } from '@tabler/icons-react';
import { announcementLimits } from '@whaletide/schema/domains/announcements/rules/announcements.ts';
import { FieldList } from '#components/FieldList/FieldList.tsx';
import type { AnnouncementValues } from './announcement-values.ts';
import classes from './AnnouncementsPage.module.css';

/** The buttons of an announcement, in their order: each opens its address in a new tab. */
export const ButtonFields = ({ form }: { form: UseFormReturnType<AnnouncementValues> }) => {
  const { buttons } = form.values;
  const { error } = form.getInputProps('buttons') as { error?: string };
  const set = (next: AnnouncementValues['buttons']) => form.setFieldValue('buttons', next);
  return (
    <div>
      <Input.Label component="div">按钮</Input.Label>
      <Input.Description component="div" mb="xs">
        在新标签页打开链接，并关闭公告；没有按钮时显示“知道了”
      </Input.Description>
      <Stack gap="xs">
        {buttons.length > 0 && (
          <FieldList
            items={buttons}
            keyOf={(_, index) => String(index)}
            nameOf={({ name }) => name || '按钮'}
            onChange={set}
          >
            {(_, index) => (
              <div className={classes.pair}>
                <TextInput
                  label="按钮文字"
                  required
                  {...form.getInputProps(`buttons.${index}.name`)}
                />
                <TextInput
                  label="链接"
                  placeholder="/home/competition 或 https://"
                  required
                  {...form.getInputProps(`buttons.${index}.url`)}
                />
              </div>
            )}
          </FieldList>
        )}
        {error && <Input.Error>{error}</Input.Error>}
        {buttons.length < announcementLimits.buttons && (
          <Button
            variant="default"
            className={classes.add}
            leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
            onClick={() => set([...buttons, { name: '', url: '' }])}
          >
            添加按钮
          </Button>
        )}
      </Stack>
    </div>
  );
};
