import { EVENT_JUDGE_CLOSING } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { managersOf } from '../competitions/store/managers.ts';
import { organizationsByIds } from '../organizations/store.ts';
import { openTasks, progressOf } from './store/own.ts';

/**
 * Tells those who manage a competition how many works of its tasks wait for a judge who closes the
 * account: assigning again gives them to others.
 */
export const tellOfOpenReviews = async (
  tx: Transaction,
  { id, name }: { id: string; name: string },
  { events }: Pick<Services, 'events'>,
): Promise<void> => {
  const open = await openTasks(tx, id);
  const managers = await managersOf(
    tx,
    open.map(({ competition }) => competition.id),
  );
  const organizationIds = open.flatMap(({ competition }) => competition.organizationId ?? []);
  const organizations = await organizationsByIds(tx, organizationIds);
  for (const own of open) {
    const { task, competition, judging } = own;
    const { assigned, done } = await progressOf(tx, own);
    if (assigned === done) continue;
    const others = (managers.get(competition.id) ?? []).filter((manager) => manager !== id);
    const organization = organizations.find((one) => one.id === competition.organizationId);
    const counted = judging.mode === 'pairs' ? '对作品等待其比较' : '件作品等待其评审';
    await events.publish(tx, others, {
      kind: 'notification',
      eventType: EVENT_JUDGE_CLOSING,
      related: competition.id,
      data: {
        User: { _id: id, Name: name },
        Competition: { _id: competition.id, Name: competition.name },
        Task: { _id: task.id, Name: task.name },
        ...(organization && {
          Organization: { ShortName: organization.shortName, Name: organization.name },
        }),
        Message: `${assigned - done} ${counted}`,
      },
    });
  }
};
