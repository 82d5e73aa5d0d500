import type { Domain } from '#domain.ts';
import { questAdminRoutes } from './administration-routes.ts';
import { forgetQuests } from './forgetting.ts';
import { personal } from './personal.ts';
import { questRoutes } from './routes.ts';
import { pruneSteps, recordStep } from './store/progress.ts';
import { namedQuests } from './named.ts';

export const quests = {
  routes: () => [questRoutes, questAdminRoutes],
  upkeep: ({ database: { db }, now }) => [() => pruneSteps(db, now())],
  closure: { forget: [forgetQuests] },
  onFollow: (tx, { events }, { memberId, targetId, date }) =>
    recordStep(tx, events, { memberId, trigger: 'MEMBER_FOLLOWED', subject: targetId, now: date }),
  personal,
  named: { QUEST: namedQuests },
} satisfies Domain;
