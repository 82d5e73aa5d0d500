import type { Transaction } from '#database/database.ts';
import type { EventLog } from '#events/log.ts';
import { memberById } from '../members/store.ts';
import type { FoundTarget } from './store/targets.ts';
import type { CommentRow } from './tables.ts';

/** Tells the member who is answered, and the owner of what is commented on unless it is the same. */
export const announceComment = async (
  tx: Transaction,
  events: EventLog,
  comment: CommentRow,
  {
    target,
    eventType,
    ref,
  }: { target: FoundTarget; eventType: number; ref?: CommentRow | undefined },
): Promise<void> => {
  const author = await memberById(tx, comment.authorId);
  const notices = [
    ...(ref ? [{ to: ref.authorId, Answers: true }] : []),
    ...(ref?.authorId === target.ownerId ? [] : [{ to: target.ownerId, Answers: false }]),
  ];
  // In the order of ids, as everywhere that two members' counters are raised.
  for (const { to, Answers } of notices.toSorted((a, b) => (a.to < b.to ? -1 : 1))) {
    // Members aren't notified of their own actions.
    if (to === comment.authorId) continue;
    await events.publish(tx, [to], {
      kind: 'notification',
      eventType,
      related: comment.targetId,
      data: {
        ...(author && { User: { _id: author.id, Name: author.name } }),
        ...target.data,
        Comment: { _id: comment.id, First: comment.firstId, Answers },
      },
    });
  }
};
