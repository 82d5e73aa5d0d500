import { lt, lte, or, sql } from 'drizzle-orm';
import type { Transaction } from '#database/database.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import { chatTurns } from './tables.ts';
import { DAY, MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/** Length of each window, and the message when it is full. */
const kinds = {
  message: { window: MINUTE, full: '发送得太快了，请稍后再试' },
  session: { window: DAY, full: '今天发起的新会话太多了，请明天再试' },
} as const;

/**
 * Counts one more of a member's messages or new conversations; the row decides among several at once.
 * @throws Refusal RATE_LIMITED with the seconds after which the window is over for sure
 */
export const takeTurn = async (
  tx: Transaction,
  memberId: string,
  kind: keyof typeof kinds,
  { limit, now }: { limit: number; now: Date },
): Promise<void> => {
  const { window, full } = kinds[kind];
  const over = lte(chatTurns.since, new Date(now.getTime() - window));
  const [taken] = await tx
    .insert(chatTurns)
    .values({ memberId, kind, since: now, turns: 1 })
    .onConflictDoUpdate({
      target: [chatTurns.memberId, chatTurns.kind],
      set: {
        since: sql`case when ${over} then excluded.since else ${chatTurns.since} end`,
        turns: sql`case when ${over} then 1 else ${chatTurns.turns} + 1 end`,
      },
      setWhere: or(over, lt(chatTurns.turns, limit)),
    })
    .returning({ turns: chatTurns.turns });
  if (!taken) throw new Refusal('RATE_LIMITED', full, { retryAfter: Math.ceil(window / 1000) });
};
