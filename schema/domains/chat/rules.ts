import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { MINUTE } from '#shared/rules/time.ts';

/**
 * Characters of one message. It is read in a bubble and travels whole with its event; what is
 * longer belongs into a post, where it can be laid out.
 */
export const MAX_MESSAGE = 1_000;

/** Minutes after the previous message from which on a time stands above one. */
const TIME_LABEL_MINUTES = 10;

/** Characters as a reader counts them; blanks around a message don't count. */
export const messageLength = (content: string): number => [...content.trim()].length;

/** Why a message can't be sent, or null. */
export const messageProblem = (content: string): Refusal | null => {
  const length = messageLength(content);
  if (length === 0) return refuse('BAD_USER_INPUT', '消息内容不能为空', 'Content');
  return length > MAX_MESSAGE
    ? refuse('BAD_USER_INPUT', `消息内容不能超过${MAX_MESSAGE}个字`, 'Content')
    : null;
};

/** Why a member can't open a conversation with `to`, or null. */
export const openProblem = (memberId: string, to: string | null | undefined): Refusal | null => {
  if (!to) return refuse('BAD_USER_INPUT', '未指定用户id', 'To');
  return to === memberId ? refuse('BAD_USER_INPUT', '不能和自己聊天', 'To') : null;
};

/**
 * Tells whether the time is shown above a message: when more than 10 minutes follow the previous
 * one, and above the first of all. Times are ISO 8601; `previous` is null before the first.
 */
export const showsTime = (previous: string | null, current: string): boolean =>
  previous === null || Date.parse(current) - Date.parse(previous) > TIME_LABEL_MINUTES * MINUTE;

/** An unread notification of a message, as far as the message box needs it. */
export interface MessageNotification<U extends { id: string } = { id: string }> {
  id: string;
  createdAt: string;
  /** Author of the message; null where the account couldn't be loaded. */
  member: U | null;
  /** The team whose message it is; null between two members. */
  team: { id: string; name: string } | null;
  chatMessage: { content: string } | null;
}

/** One line of the message box: who wrote, the newest of it, all that it stands for. */
export interface MessageBoxEntry<U> {
  user: U;
  team: { id: string; name: string } | null;
  content: string;
  createdAt: string;
  relatedNotfIds: string[];
}

/** Unread message notifications, the newest first, aggregated per user or team. */
export const messageBox = <U extends { id: string }>(
  notifications: readonly MessageNotification<U>[],
): MessageBoxEntry<U>[] => {
  const entries = new Map<string, MessageBoxEntry<U>>();
  for (const { id, createdAt, member, team, chatMessage } of notifications) {
    if (!member || !chatMessage) continue;
    const key = team?.id ?? member.id;
    const entry = entries.get(key);
    if (entry) entry.relatedNotfIds.push(id);
    else {
      const { content } = chatMessage;
      entries.set(key, { user: member, team, content, createdAt, relatedNotfIds: [id] });
    }
  }
  return [...entries.values()];
};
