import type { Transaction } from '../database/database.ts';
import { chatMessages, chatSessions, chatSides } from '../domains/chat/tables.ts';
import { eventCounters, events } from '../events/tables.ts';
import type { Community } from './community.ts';
import { insertAll } from './insert.ts';
import type { demoJudgingNews } from './judging-news.ts';

/** Inserts conversations, and the notifications of all members. */
export const insertTalk = async (
  tx: Transaction,
  { chat, teamTalk, notifications }: Community,
  judgingNews: ReturnType<typeof demoJudgingNews>,
): Promise<void> => {
  await insertAll(tx, chatSessions, chat.sessions);
  await insertAll(tx, chatSides, chat.sides);
  await insertAll(tx, chatMessages, chat.messages);
  if (teamTalk) {
    await insertAll(tx, chatSessions, [teamTalk.session]);
    await insertAll(tx, chatSides, teamTalk.sides);
    await insertAll(tx, chatMessages, teamTalk.messages);
  }
  await insertAll(tx, events, [...notifications, ...chat.events, ...judgingNews.events]);
  await insertAll(
    tx,
    eventCounters,
    [...judgingNews.lastEvents].map(([memberId, last]) => ({ memberId, last })),
  );
};
