import '#theme/styles/popovers.ts';
import '#theme/styles/dialogs.ts';
import { ActionIcon, Drawer, Indicator, Popover } from '@mantine/core';
import { useMediaQuery, useWindowEvent } from '@mantine/hooks';
import { IconChecklist } from '@tabler/icons-react';
import { badgeCount } from '@whaletide/schema/shared/rules/counts.ts';
import { lazy } from 'react';
import { BrokenPart } from '#components/Contained/BrokenPart.tsx';
import { Contained } from '#components/Contained/Contained.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { closeTaskWidget, openTaskWidget, useTaskWidgetOpened } from './task-widget-state.ts';
import { useOpenTasks } from './useOpenTasks.ts';
import classes from './TaskWidget.module.css';

const TaskPanel = lazy(() => import('./TaskPanel.tsx'));

interface TaskWidgetProps {
  /** Name of the route on screen. */
  page: string | null;
  /** Address of the page of all tasks. */
  all: string;
}

/** The side button with its badge and the popup; on phones a sheet, opened from the user menu. */
export const TaskWidget = ({ page, all }: TaskWidgetProps) => {
  const { tasks, open, error, refetch } = useOpenTasks();
  const opened = useTaskWidgetOpened();
  const phone = useMediaQuery('(max-width: 576px)') ?? false;
  // It opens by itself, so the focus may be anywhere; a dialog in front of it is closed first.
  useWindowEvent('keydown', ({ key }) => {
    const isInFront = document.querySelector('[aria-modal="true"]') === null;
    if (key === 'Escape' && opened && isInFront) closeTaskWidget();
  });
  const panel = (
    <Contained loading={<RowsSkeleton rows={4} />} broken={<BrokenPart />}>
      <TaskPanel tasks={tasks} error={error} onRetry={refetch} page={page} all={all} />
    </Contained>
  );

  if (phone) {
    return (
      <Drawer
        opened={opened}
        onClose={closeTaskWidget}
        position="bottom"
        size="85%"
        radius="lg"
        title="我的任务"
      >
        {panel}
      </Drawer>
    );
  }
  return (
    <Indicator
      label={badgeCount(open)}
      disabled={open === 0}
      size={18}
      offset={6}
      color="danger"
      classNames={{ indicator: classes.count }}
    >
      <Popover
        opened={opened}
        onChange={(next) => (next ? openTaskWidget() : closeTaskWidget())}
        position="left-end"
        width={360}
        radius="lg"
        shadow="md"
        // It opens by itself: below dialogs (200), which may be waiting for an answer.
        zIndex={190}
        returnFocus
      >
        <Popover.Target>
          <ActionIcon
            variant="default"
            size={48}
            radius="xl"
            className={classes.button}
            aria-label={open > 0 ? `我的任务，${open} 个未完成` : '我的任务'}
            onClick={() => (opened ? closeTaskWidget() : openTaskWidget())}
          >
            <IconChecklist size={22} stroke={1.5} aria-hidden />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown className={classes.dropdown}>{panel}</Popover.Dropdown>
      </Popover>
    </Indicator>
  );
};
