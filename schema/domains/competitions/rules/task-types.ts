/**
 * Ways in which the works of a task are judged (TaskType): scored by its metric, or reviewed by
 * people.
 */
export const taskTypes = { scored: 0, reviewed: 1 } as const;

/** Tells whether a task's works are files that are scored by its metric. */
export const isScored = ({ taskType }: { taskType: number }): boolean =>
  taskType === taskTypes.scored;
