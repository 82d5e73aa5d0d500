import { eq, sql } from 'drizzle-orm';
import type { Services } from '#services.ts';
import { recordStep } from '../quests/store/progress.ts';
import { isFirstView, type View } from '../tracking/store/views.ts';
import { labs } from './tables.ts';

/** Counts a view of a project, one a day for each member, or for each address of visitors. */
export const recordLabView = (services: Services, view: Omit<View, 'kind'>): Promise<void> =>
  services.database.transaction(async (tx) => {
    if (!(await isFirstView(tx, services, { kind: 'PROJECT', ...view }))) return;
    await tx
      .update(labs)
      .set({ viewsNumber: sql`${labs.viewsNumber} + 1` })
      .where(eq(labs.id, view.objectId));
    if (!view.caller) return;
    const { caller, objectId: subject } = view;
    const step = { memberId: caller.id, trigger: 'PROJECT_VIEWED', subject } as const;
    await recordStep(tx, services.events, { ...step, now: services.now() });
  });
