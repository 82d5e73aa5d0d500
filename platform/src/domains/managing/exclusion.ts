import {
  EVENT_TASK_EXCLUDED,
  EVENT_TASK_RESTORED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import { exclusionProblem } from '@whaletide/schema/domains/managing/rules/exclusion.ts';
import { frozenProblem } from '@whaletide/schema/domains/managing/rules/outcome.ts';
import type { Caller } from '#http/caller.ts';
import { refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { changeTask } from '../competitions/store/changes.ts';
import type { TaskRow } from '../competitions/tables.ts';
import { actedBy, ofCompetition, record } from '../moderation/store.ts';
import { rankingState, registeredMembers } from './deadlines.ts';
import { lockTask } from './lock-task.ts';

/**
 * Takes a task out of the ranking or puts it back in, and tells all who have registered. The teams'
 * results stay as they are: boards leave the task out when they are read, so that both count at
 * once. @throws Refusal as the contract says
 */
export const setExcluded = (
  services: Services,
  caller: Caller,
  taskId: string,
  change: { excluded: boolean; reason: string },
): Promise<TaskRow> =>
  services.database.transaction(async (tx) => {
    const { events, now } = services;
    const { task, competition } = await lockTask(tx, caller, taskId);
    refuseIf(frozenProblem(rankingState(competition)));
    refuseIf(exclusionProblem(task.excludedDate !== null, change));
    const { excluded } = change;
    const excludeReason = excluded ? change.reason.trim() : null;
    const values = { excludedDate: excluded ? now() : null, excludeReason };
    await changeTask(tx, taskId, values);
    await record(tx, actedBy(caller, now), {
      action: 'managing.excludeTask',
      ...ofCompetition(competition, task.name),
      reason: excludeReason,
      before: { excluded: !excluded },
      after: { excluded },
    });
    const members = competition.published ? await registeredMembers(tx, competition.id) : [];
    await events.publish(tx, members, {
      kind: 'notification',
      eventType: excluded ? EVENT_TASK_EXCLUDED : EVENT_TASK_RESTORED,
      related: competition.id,
      data: {
        Competition: { _id: competition.id, Name: competition.name },
        Task: { _id: taskId, Name: task.name },
        ...(excludeReason !== null && { Message: excludeReason }),
      },
    });
    return { ...task, ...values };
  });
