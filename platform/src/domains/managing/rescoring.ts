import type { Caller } from '../../http/caller.ts';
import type { Services } from '../../services.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { endRescoring } from '../submissions/store/rescorings.ts';
import { lockTask } from './lock-task.ts';

/** Drops a change of a task's scoring that is under way. @throws Refusal as the contract says */
export const cancelRescoring = (services: Services, caller: Caller, id: string): Promise<void> =>
  services.database.transaction(async (tx) => {
    const { task, competition } = await lockTask(tx, caller, id);
    const ended = await endRescoring(tx, id, { end: 'cancelled', now: services.now() });
    await record(tx, actedBy(caller, services.now), {
      action: 'managing.cancelRescoring',
      ...ofCompetition(competition, task.name),
      // It may have ended while its organizer was asked.
      after: { ended },
    });
  });
