import type { JudgingMode } from '@whaletide/schema/domains/judging/rules/settings.ts';
import { EVENT_JUDGING_ASSIGNED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import type { ManagedTask } from './store/judgings.ts';

/** Works or pairs that an assignment gave each judge beyond those of before, by judge. */
export type Added = ReadonlyMap<string, number>;

/** Writes what a judge hears of so many works, or pairs of works, that are theirs to review now. */
export const assignmentNews = (
  competition: { id: string; name: string },
  task: { id: string; name: string },
  mode: JudgingMode | undefined,
  number: number,
) => ({
  kind: 'notification' as const,
  eventType: EVENT_JUDGING_ASSIGNED,
  related: competition.id,
  data: {
    Competition: { _id: competition.id, Name: competition.name },
    Task: { _id: task.id, Name: task.name },
    Message: `${number} ${mode === 'pairs' ? '对作品等你比较' : '件作品等你评审'}`,
  },
});

/** Tells judges in the bell, and by mail where they want it, what is theirs to review now. */
export const tellJudges = async (
  tx: Transaction,
  events: Services['events'],
  { task, competition, judging, added }: ManagedTask & { added: Added },
): Promise<void> => {
  for (const [judgeId, number] of added)
    if (number > 0)
      await events.publish(tx, [judgeId], assignmentNews(competition, task, judging?.mode, number));
};
