export interface TaskLike {
  sortWeight: number;
  status: 'IN_PROGRESS' | 'COMPLETED' | 'FINISHED';
  relatedPages: readonly string[];
}

export type TaskGroup = 'toConfirm' | 'recommended' | 'toFinish';

/**
 * The order of the task widget: claimed ones are hidden, those
 * with a reward to claim come first, those related to the present page next, then the rest; within
 * a group by sort weight, ascending.
 */
export const orderTasks = <T extends TaskLike>(
  tasks: readonly T[],
  page: string | null,
): { group: TaskGroup; tasks: T[] }[] => {
  const groups: Record<TaskGroup, T[]> = { toConfirm: [], recommended: [], toFinish: [] };
  for (const task of tasks) {
    if (task.status === 'FINISHED') continue;
    const recommended = page !== null && task.relatedPages.includes(page);
    groups[
      task.status === 'COMPLETED' ? 'toConfirm' : recommended ? 'recommended' : 'toFinish'
    ].push(task);
  }
  return (['toConfirm', 'recommended', 'toFinish'] as const)
    .map((group) => ({ group, tasks: groups[group].sort((a, b) => a.sortWeight - b.sortWeight) }))
    .filter(({ tasks: members }) => members.length > 0);
};
