import { EVENT_CHANNEL_COLLECTED } from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { Services } from '#services.ts';
import { type Activity, recordActivity, withdrawActivity } from '../activity-log/store.ts';
import type { Collectable } from './store/sources.ts';
import type { ChannelRow, CollectedKind } from './tables.ts';

const collected = (channelId: string, type: CollectedKind, id: string): Activity => ({
  actor: { kind: 'CHANNEL', id: channelId },
  action: 'PUBLISH',
  target: { type, id },
});

/** A thing in the data of a notice; competitions have no author who is told. */
const noticeKeys = { PROJECT: 'Lab', DATASET: 'Dataset', COMPETITION: 'Competition' } as const;

interface Collection {
  channel: ChannelRow;
  kind: CollectedKind;
  date: Date;
  /** Id of the moderator, who isn't told of their own. */
  by: string;
  items: readonly Collectable[];
}

/** Tells the feed what a channel has collected, and its authors (event 45). */
export const announce = async (
  tx: Transaction,
  { events }: Services,
  { channel, kind, date, by, items }: Collection,
): Promise<void> => {
  for (const { itemId } of items)
    await recordActivity(tx, collected(channel.id, kind, itemId), date);
  const theirs = items.filter(({ ownerId }) => ownerId !== null && ownerId !== by);
  // In the order of ids, as everywhere that members' counters are raised.
  for (const { itemId, title, ownerId } of theirs.toSorted((one, other) =>
    (one.ownerId ?? '') < (other.ownerId ?? '') ? -1 : 1,
  ))
    await events.publish(tx, [ownerId ?? ''], {
      kind: 'notification',
      eventType: EVENT_CHANNEL_COLLECTED,
      related: channel.id,
      data: {
        Zone: { _id: channel.id, Name: channel.name },
        [noticeKeys[kind]]: { _id: itemId, Name: title },
      },
    });
};

/** Takes back what the feed was told of things that have left a channel. */
export const retract = async (
  tx: Transaction,
  channelId: string,
  kind: CollectedKind,
  ids: readonly string[],
): Promise<void> => {
  for (const id of ids) await withdrawActivity(tx, collected(channelId, kind, id));
};
