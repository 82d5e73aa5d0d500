import type { EventDraft } from '#platform/src/events/messages.ts';
import { eventLog } from '#platform/src/events/log.ts';
import { wakeups } from '#platform/src/events/wakeups.ts';
import type { TestPlatform } from './platform.ts';

/** A writer of its own on the platform's database, as another process would be. */
export const eventWriter = ({ app, database, clock }: TestPlatform) => {
  const log = eventLog(database, wakeups(database, app.log), () => clock.now);
  return {
    publish: (recipients: string[], draft: EventDraft) =>
      database.transaction((tx) => log.publish(tx, recipients, draft)),
    prune: log.prune,
  };
};

export const message = (text: string): EventDraft => ({
  kind: 'notification',
  eventType: 2001,
  related: null,
  data: { Message: text },
});
