import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { chatMessages, chatSessions, chatSides, chatTurns } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: chatMessages.fromId,
    file: '私信/我的消息',
    title: '我发送的消息；对方的消息属于对方',
    fields: [
      ownOnly(
        '本人写的消息',
        chatMessages.id,
        chatMessages.sessionId,
        chatMessages.number,
        chatMessages.fromId,
        chatMessages.content,
        chatMessages.date,
      ),
    ],
    without: [chatMessages.key],
  },
  {
    column: chatSides.memberId,
    file: '私信/会话',
    title: '参与的会话',
    fields: [ownOnly('本人参与的会话', chatSides.sessionId, chatSides.memberId, chatSides.cleared)],
  },
  { column: chatSides.otherId, leftOut: '会话的另一方是他人' },
  { column: chatSessions.firstId, leftOut: '见「私信/会话」' },
  { column: chatSessions.secondId, leftOut: '见「私信/会话」' },
  { column: chatTurns.memberId, leftOut: '防止滥用的短期计数，很快会自动删除' },
];
