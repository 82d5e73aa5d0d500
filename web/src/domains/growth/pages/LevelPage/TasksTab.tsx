import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Button, Text } from '@mantine/core';
import { orderTasks, type TaskGroup } from '@whaletide/schema/domains/quests/rules/quests.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import type { TaskType } from '#apollo/schema.generated.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { RewardChips } from '#domains/quests/components/RewardsModal/RewardChips.tsx';
import { TaskProgressBar } from '#domains/quests/components/TaskWidget/TaskProgressBar.tsx';
import {
  type TaskItemFragment,
  TaskItemFragmentDoc,
  type TasksQuery,
  useTasksQuery,
} from '#domains/quests/components/TaskWidget/TaskWidget.generated.ts';
import { useClaim } from '#domains/quests/components/TaskWidget/useClaim.tsx';
import surfaces from '#theme/surfaces.module.css';
import classes from './LevelPage.module.css';

const groupTitle: Record<TaskGroup, string> = {
  toConfirm: '待领取',
  recommended: '推荐任务',
  toFinish: '待完成',
};

const typeName: Record<TaskType, string> = {
  ROOKIE: '新手',
  WEEKLY: '每周',
  DAILY: '每日',
  CHORE: '长期',
};

interface TaskRowProps {
  task: TaskItemFragment;
  claiming: boolean;
  onClaim: (id: string) => void;
}

const TaskRow = ({ task, claiming, onClaim }: TaskRowProps) => {
  const { id, name, type, description, guideline, link, status, rewards } = task;
  return (
    <li className={`${surfaces.row} ${classes.task}`}>
      <div className={classes.taskText}>
        <div className={classes.tags}>
          <Text fw={600} span>
            {name}
          </Text>
          <Badge color="brand">{typeName[type]}</Badge>
        </div>
        <Text c="dimmed">{description}</Text>
        <TaskProgressBar task={task} />
        <div className={classes.rewards}>
          <RewardChips rewards={rewards} />
        </div>
        {guideline && (
          <details className={classes.guideline}>
            <summary>怎么完成</summary>
            <Markdown text={guideline} />
          </details>
        )}
      </div>
      {status === 'COMPLETED' && (
        <Button loading={claiming} aria-label={`领取「${name}」的奖励`} onClick={() => onClaim(id)}>
          领取
        </Button>
      )}
      {status === 'IN_PROGRESS' && link && (
        <Button component={Link} to={link} variant="default" aria-label={`去完成「${name}」`}>
          去完成
        </Button>
      )}
    </li>
  );
};

const TaskGroups = ({ tasks }: { tasks: TasksQuery['tasks'] }) => {
  const { claim, loading, paid } = useClaim();
  const { data } = useSuspenseFragment({
    fragment: TaskItemFragmentDoc,
    fragmentName: 'TaskItem',
    from: tasks,
  });
  const groups = orderTasks(data, 'user-level');
  return (
    <>
      {groups.length === 0 && <EmptyState text="太棒了！你已经完成了全部任务！下周不见不散！" />}
      {groups.map(({ group, tasks: members }) => (
        <section key={group} aria-labelledby={`tasks-${group}`} className={classes.group}>
          <h2 id={`tasks-${group}`} className={classes.groupTitle}>
            {groupTitle[group]}
          </h2>
          <ul className={surfaces.rows}>
            {members.map((task) => (
              <TaskRow
                key={task.id}
                task={task}
                claiming={loading}
                onClaim={(id) => void claim(id)}
              />
            ))}
          </ul>
        </section>
      ))}
      {paid}
    </>
  );
};

/** One's tasks of all kinds, daily ones included, in the widget's order. */
export const TasksTab = () => {
  const query = useTasksQuery({ fetchPolicy: 'cache-and-network' });
  return (
    <Loaded query={query} of={query.data?.tasks} empty="" skeleton={<RowsSkeleton rows={6} />}>
      {(tasks) => (
        <Suspense fallback={<RowsSkeleton rows={6} />}>
          <TaskGroups tasks={tasks} />
        </Suspense>
      )}
    </Loaded>
  );
};
