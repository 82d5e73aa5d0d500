import {
  eventWordOf,
  type KindFacts,
  kindOf,
} from '@whaletide/schema/domains/competitions/rules/competition-kind.ts';
import type { Transaction } from '#database/database.ts';
import { payAll } from './ledger.ts';

interface Arrival {
  competition: KindFacts & { id: string; name: string };
  /** The stage that was reached. */
  stage: { id: string; name: string; awardWhaleCoin: number };
  memberIds: readonly string[];
  now: Date;
}

/**
 * Pays what a stage shows to those who have reached it, in the caller's transaction
 * (schema/domains/managing/rules/stage-award.ts). The key is the stage's and the member's: who comes by twice, as in
 * another team, is paid once.
 * @returns how many members were paid
 */
export const payStageAward = async (
  tx: Transaction,
  { competition, stage, memberIds, now }: Arrival,
): Promise<number> => {
  const { id, name, awardWhaleCoin: amount } = stage;
  if (amount === 0) return 0;
  const payments = memberIds.map((memberId) => ({
    memberId,
    amount,
    idempotencyKey: `stage:${id}:${memberId}`,
  }));
  return payAll(tx, payments, {
    reason: `${eventWordOf(kindOf(competition))}「${competition.name}」的「${name}」阶段奖励`,
    related: { Type: 'COMPETITION', _id: competition.id },
    now,
  });
};
