import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import '#theme/styles/tables.ts';
import { Checkbox, Paper, Table, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  kindTitles,
  mustRing,
  type SettableKind,
} from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import type { NotificationChannelsInput } from '#apollo/schema.generated.ts';
import classes from './ChannelsTable.module.css';

export interface ChosenValues {
  hasDigest: boolean;
  hasOrganizerMails: boolean;
  hasOutcomeMails: boolean;
  kinds: NotificationChannelsInput[];
}

const columns: { key: 'usesBell' | 'usesDesktop' | 'usesMail'; title: string }[] = [
  { key: 'usesBell', title: '站内' },
  { key: 'usesDesktop', title: '桌面' },
  { key: 'usesMail', title: '每周邮件' },
];

/** A row a kind, a column a place. */
export const ChannelsTable = ({ form }: { form: UseFormReturnType<ChosenValues> }) => {
  const { hasDigest, kinds } = form.values;
  return (
    <Paper withBorder radius="lg" className={classes.frame}>
      <Table verticalSpacing={0} horizontalSpacing="md">
        <Table.Thead>
          <Table.Tr className={classes.head}>
            <Table.Th>类型</Table.Th>
            {columns.map(({ key, title }) => (
              <Table.Th key={key} className={classes.choice}>
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {kinds.map(({ kind }, index) => {
            const title = kindTitles[kind as SettableKind];
            const fixed = mustRing(kind as SettableKind);
            return (
              <Table.Tr key={kind}>
                <Table.Th scope="row" fw={400}>
                  {title}
                  {fixed && (
                    <Text size="xs" c="dimmed">
                      始终显示在站内
                    </Text>
                  )}
                </Table.Th>
                {columns.map(({ key, title: where }) => (
                  <Table.Td key={key} className={classes.choice}>
                    <Checkbox
                      aria-label={`${title}：${where}`}
                      size="md"
                      classNames={{ root: classes.box ?? '' }}
                      disabled={(key === 'usesBell' && fixed) || (key === 'usesMail' && !hasDigest)}
                      {...form.getInputProps(`kinds.${index}.${key}`, { type: 'checkbox' })}
                    />
                  </Table.Td>
                ))}
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </Paper>
  );
};
