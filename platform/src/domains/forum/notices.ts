import type { NotificationData } from '@whaletide/schema/domains/notifications/rest.ts';
import { desc, eq, max } from 'drizzle-orm';
import {
  EVENT_POST_CHANGED,
  EVENT_POST_LIKED,
  EVENT_POST_REPLIED,
} from '@whaletide/schema/domains/notifications/rules/notifications.ts';
import type { Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import type { OpenPost } from './access.ts';
import { forumReplies, type ReplyRow } from './tables.ts';

/** Makes the data that every notice of a post names; `Related` groups them by the post. */
const dataOf = ({ post, id, kind, name, member }: OpenPost): NotificationData => ({
  ...(member && { User: { _id: member.id, Name: member.name } }),
  [kind === 'CHANNEL' ? 'Zone' : 'Competition']: { _id: id, Name: name },
  Post: { _id: post.id, Name: post.title },
});

const publish = (
  tx: Transaction,
  events: EventLog,
  open: OpenPost,
  notice: { to: string; eventType: number; data: NotificationData },
): Promise<void> => {
  const { to, eventType, data } = notice;
  // Members aren't notified of their own actions.
  if (to === open.member?.id) return Promise.resolve();
  return events.publish(tx, [to], {
    kind: 'notification',
    eventType,
    related: open.post.id,
    data,
  });
};

/** Longest list of members who are told of a change: those who wrote in the post last. */
const MAX_TOLD = 200;

/**
 * Tells the pages of those who wrote the post or in it that it isn't what they show any more. It
 * comes before the notices of the same transaction: it raises all counters in the order of ids.
 */
export const tellOfChange = async (
  tx: Transaction,
  events: EventLog,
  open: Pick<OpenPost, 'post'>,
): Promise<void> => {
  const { post } = open;
  const writers = await tx
    .select({ id: forumReplies.creatorId })
    .from(forumReplies)
    .where(eq(forumReplies.postId, post.id))
    .groupBy(forumReplies.creatorId)
    .orderBy(desc(max(forumReplies.number)))
    .limit(MAX_TOLD);
  await events.publish(tx, [post.creatorId, ...writers.map(({ id }) => id)], {
    kind: 'notification',
    eventType: EVENT_POST_CHANGED,
    related: post.id,
    fleeting: true,
    data: { Post: { _id: post.id, Name: post.title } },
  });
};

/** Tells the author that somebody likes their post. */
export const announceLike = (tx: Transaction, events: EventLog, open: OpenPost): Promise<void> =>
  publish(tx, events, open, {
    to: open.post.creatorId,
    eventType: EVENT_POST_LIKED,
    data: dataOf(open),
  });

/** Tells the member whose reply is answered, and the author of the post unless it is the same. */
export const announceReply = async (
  tx: Transaction,
  events: EventLog,
  open: OpenPost,
  number: number,
  ref: ReplyRow | undefined,
): Promise<void> => {
  const notices = [
    ...(ref ? [{ to: ref.creatorId, RefNumber: ref.number }] : []),
    ...(ref?.creatorId === open.post.creatorId
      ? []
      : [{ to: open.post.creatorId, RefNumber: null }]),
  ];
  // In the order of ids, as everywhere that two members' counters are raised.
  for (const { to, RefNumber } of notices.toSorted((a, b) => (a.to < b.to ? -1 : 1))) {
    const data = { ...dataOf(open), Reply: { ReplyNumber: number, RefNumber } };
    await publish(tx, events, open, { to, eventType: EVENT_POST_REPLIED, data });
  }
};
