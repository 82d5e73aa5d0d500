import { useSuspenseFragment } from '@apollo/client/react';
import { TaskItemFragmentDoc, type TasksQuery, useTasksQuery } from './TaskWidget.generated.ts';

const none: TasksQuery['tasks'] = [];

/** The member's tasks, and how many of them are open: to be done, or with a reward to claim. */
export const useOpenTasks = () => {
  const { data, error, refetch } = useTasksQuery();
  const tasks = data?.tasks;
  const items = useSuspenseFragment({
    fragment: TaskItemFragmentDoc,
    fragmentName: 'TaskItem',
    from: tasks ?? none,
  });
  const open = items.data.filter(({ status, type }) => status !== 'FINISHED' && type !== 'DAILY');
  return { tasks, open: open.length, error, refetch };
};
