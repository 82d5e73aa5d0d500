import type { QuestType } from '@whaletide/schema/domains/quests/rest.ts';
import { dayKey, weekKey } from '@whaletide/schema/shared/rules/time.ts';

/** The period that a quest of this type is in: a day, a week by its Monday, or for ever. */
export const periodOf = (type: QuestType, now: Date): string => {
  switch (type) {
    case 'DAILY':
      return dayKey(now);
    case 'WEEKLY':
      return weekKey(now);
    case 'ROOKIE':
    case 'CHORE':
      return 'once';
  }
};
