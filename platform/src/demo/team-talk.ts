import type { chatMessages, chatSessions, chatSides } from '../domains/chat/tables.ts';
import { demoId } from './random.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Beyond the ids of the conversations between two (chat.ts). */
const FIRST = 900;

/** Messages of the team: their authors, their ages in minutes, and their texts. */
const lines: readonly [author: number, minutesAgo: number, content: string][] = [
  [0, 2_940, '大家好，我先按月份画了最低气温和最高气温，两条线几乎平行。'],
  [1, 2_870, '下雨天气温低一点、风也大一些，把风速加上试试？'],
  [0, 1_500, '加了，验证集的误差小了一些。今晚提交一次看看公榜。'],
  [1, 1_440, '好，我按年份留出最后一年做验证，免得用明天猜昨天，代码在我的项目里。'],
  [0, 95, '公榜涨了！明天想试一下前一天的气温和风速。'],
];

/** Makes the conversation of a demo team so far; everybody has read it. */
export const demoTeamTalk = (teamId: string, memberIds: readonly string[], now: Date) => {
  const sessionId = demoId('chatSession', FIRST);
  const messages = lines.map(
    ([author, minutesAgo, content], position): typeof chatMessages.$inferInsert => ({
      id: demoId('chatMessage', FIRST * 1_000 + position),
      sessionId,
      number: position + 1,
      fromId: memberIds[author % memberIds.length] ?? '',
      content,
      key: null,
      date: new Date(now.getTime() - minutesAgo * MINUTE),
    }),
  );
  const session: typeof chatSessions.$inferInsert = {
    id: sessionId,
    teamId,
    createDate: messages[0]?.date ?? now,
    lastNumber: messages.length,
    lastDate: messages.at(-1)?.date ?? null,
  };
  const sides = memberIds.map((memberId): typeof chatSides.$inferInsert => ({
    sessionId,
    memberId,
    otherId: null,
  }));
  return { session, sides, messages };
};
