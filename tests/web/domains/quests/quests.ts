/** A member's task, by default one that is under way. */
export const quest = (id: string, changes: Record<string, unknown> = {}) => ({
  __typename: 'Task',
  id: id.repeat(24),
  name: `任务${id}`,
  type: 'ROOKIE',
  link: '/home/competition',
  description: '说明',
  guideline: '先打开**比赛**。',
  threshold: 1,
  progress: 0,
  sortWeight: 1,
  relatedPages: [],
  status: 'IN_PROGRESS',
  rewards: [{ __typename: 'Reward', type: 'WHALECOIN', amount: 10 }],
  ...changes,
});
