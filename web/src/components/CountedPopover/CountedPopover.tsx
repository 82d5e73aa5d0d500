import '@mantine/core/styles/Popover.layer.css';
import '@mantine/core/styles/Indicator.layer.css';
import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { badgeCount } from '@whaletide/schema/shared/rules/counts.ts';
import { startTransition, useState, type ReactNode } from 'react';
import { BrokenPart } from '../Contained/BrokenPart.tsx';
import { Contained } from '../Contained/Contained.tsx';
import { RowsSkeleton } from '../Skeletons/Skeletons.tsx';
import classes from './CountedPopover.module.css';

interface CountedPopoverProps {
  /** Name of the contents, such as 通知. */
  label: string;
  icon: ReactNode;
  unread: number;
  /** The panel, which may load when it is opened. */
  children: (close: () => void) => ReactNode;
}

/** A button of the navigation with its count, 99+ above 99, and what drops down from it. */
export const CountedPopover = ({ label, icon, unread, children }: CountedPopoverProps) => {
  const [opened, setOpened] = useState(false);
  return (
    <Indicator
      label={badgeCount(unread)}
      disabled={unread === 0}
      size={18}
      offset={8}
      color="danger"
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
            aria-label={unread > 0 ? `${label}，${badgeCount(unread)} 条未读` : label}
            // A phone answers the touch before all that drops down is there.
            onClick={() => startTransition(() => setOpened((before) => !before))}
          >
            {icon}
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
            {children(() => setOpened(false))}
          </Contained>
        </Popover.Dropdown>
      </Popover>
    </Indicator>
  );
};
