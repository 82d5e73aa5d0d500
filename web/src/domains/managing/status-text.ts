/** Answers the status of a competition for its managers: a draft, or its phase in time. */
export const statusText = (competition: {
  published: boolean;
  status: 'NOT_STARTED' | 'RUNNING' | 'ENDED';
}): { text: string; color: string } => {
  if (!competition.published) return { text: '草稿', color: 'gray' };
  return {
    NOT_STARTED: { text: '未开始', color: 'brand' },
    RUNNING: { text: '进行中', color: 'success' },
    ENDED: { text: '已结束', color: 'gray' },
  }[competition.status];
};
