import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { badgeCount } from '@whaletide/schema/rules/counts.ts';
import { lazy, useState } from 'react';
import { BrokenPart } from '../../../../components/Contained/BrokenPart.tsx';
import { Contained } from '../../../../components/Contained/Contained.tsx';
import { RowsSkeleton } from '../../../../components/Skeletons/Skeletons.tsx';
import classes from './NotificationBell.module.css';

const NotificationPanel = lazy(() => import('./NotificationPanel.tsx'));

/** The bell with its count, 99+ above 99; its dropdown loads when it is opened. */
export const NotificationBell = ({ unread }: { unread: number }) => {
  const [opened, setOpened] = useState(false);
  return (
    <Indicator
      label={badgeCount(unread)}
      disabled={unread === 0}
      size={18}
      offset={8}
      color="coral"
      classNames={{ indicator: classes.count }}
    >
      <Popover
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        width={380}
        radius="lg"
        shadow="md"
        trapFocus
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            variant="subtle"
            color="gray"
            c="dimmed"
            size={44}
            radius="xl"
            aria-label={unread > 0 ? `通知，${badgeCount(unread)} 条未读` : '通知'}
            onClick={() => setOpened((before) => !before)}
          >
            <IconBell size={20} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown p={0} className={classes.dropdown}>
          <Contained
            loading={
              <div className={classes.loading}>
                <RowsSkeleton rows={4} />
              </div>
            }
            broken={<BrokenPart />}
          >
            <NotificationPanel onClose={() => setOpened(false)} />
          </Contained>
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  );
};
