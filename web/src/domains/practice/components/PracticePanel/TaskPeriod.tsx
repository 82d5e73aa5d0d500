import { Text } from '@mantine/core';
import { periodProblem } from '@whaletide/schema/domains/practice/rules.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';

interface TaskPeriodProps {
  /** Time in which the task takes results; absent where it does at any time. */
  period: { opensAt: string | null; closesAt: string | null } | undefined;
  /** The task's form. */
  children: ReactNode;
}

/** A task's form within its period of a virtual participation; before and after, why there is none. */
export const TaskPeriod = ({ period, children }: TaskPeriodProps) => {
  const { opensAt = null, closesAt = null } = period ?? {};
  const now = useNow(undefined, [opensAt, closesAt]);
  if (opensAt === null || closesAt === null) return children;
  const problem = periodProblem(
    { startDate: new Date(opensAt), endDate: new Date(closesAt) },
    new Date(now),
  );
  return (
    <>
      <Text size="sm" c="dimmed" role="note">
        {problem !== null && `${problem}。`}接受提交：{formatDateTime(opensAt)} 至{' '}
        {formatDateTime(closesAt)}
      </Text>
      {problem === null && children}
    </>
  );
};
