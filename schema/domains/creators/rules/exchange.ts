import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { monthKey } from '#shared/rules/time.ts';
import { creatorStatus } from './programme.ts';

/** Electronic gift cards in yuan; each costs as many whale coins. */
export const exchangeAmounts = [50, 100, 200] as const;
/** Yuan that a member may exchange a month, counting what wasn't returned. */
export const EXCHANGE_MONTH_LIMIT = 300;
/** Requests up to 23:59 of this day of a month are paid by that day; later ones a month later. */
export const EXCHANGE_CUTOFF_DAY = 7;
export const EXCHANGE_PAY_DAY = 15;
/** Characters of a card's code. */
export const MAX_CARD_CODE = 200;

export const exchangeStatuses = ['WAITING', 'PAID', 'RETURNED'] as const;
export type ExchangeStatus = (typeof exchangeStatuses)[number];

/** Yuan that a member may still exchange this month. */
export const exchangeLeft = (exchanged: number): number =>
  Math.max(0, EXCHANGE_MONTH_LIMIT - exchanged);

/** Why a member with this status can't exchange; null when they can. */
const statusProblem = (status: number, banReason: string | null): Refusal | null => {
  if (status === creatorStatus.active) return null;
  if (status === creatorStatus.banned)
    return refuse(
      'FORBIDDEN',
      `因${banReason ?? '违反规范'}，你的创作者权益已被管理员封禁，不能兑换`,
    );
  if (status === creatorStatus.ended) return refuse('FORBIDDEN', '你已退出创作者计划，不能兑换');
  return refuse('FORBIDDEN', '仅创作者可以兑换');
};

export interface ExchangeSituation {
  status: number;
  banReason: string | null;
  /** Whale coins. */
  balance: number;
  /** Yuan of this month that weren't returned. */
  exchanged: number;
}

/** Why a member can't exchange that amount now; null when they can. */
export const exchangeProblem = (
  amount: number,
  { status, banReason, balance, exchanged }: ExchangeSituation,
): Refusal | null => {
  if (!exchangeAmounts.some((one) => one === amount))
    return refuse('BAD_USER_INPUT', '请选择 50、100 或 200 元的礼品卡', 'Amount');
  const ofStatus = statusProblem(status, banReason);
  if (ofStatus) return ofStatus;
  if (amount > exchangeLeft(exchanged))
    return refuse(
      'CONFLICT',
      `每月最多兑换 ${EXCHANGE_MONTH_LIMIT} 元，本月还可兑换 ${exchangeLeft(exchanged)} 元`,
      'Amount',
    );
  return amount > balance
    ? refuse('CONFLICT', `鲸币不足，当前余额 ${balance} 鲸币`, 'Amount')
    : null;
};

/** `2026-12-15`, the day in Shanghai by which a request of that moment is paid. */
export const paidBy = (requested: Date): string => {
  const month = monthKey(requested);
  const cutoff = new Date(`${month}-08T00:00:00+08:00`);
  if (requested < cutoff) return `${month}-${EXCHANGE_PAY_DAY}`;
  const [year = 0, number = 0] = month.split('-').map(Number);
  return `${monthKey(new Date(Date.UTC(year, number, 10)))}-${EXCHANGE_PAY_DAY}`;
};

/** Why a card can't be handed out with this code; null when it can. */
export const cardCodeProblem = (code: string): Refusal | null => {
  const { length } = [...code.trim()];
  if (length === 0) return refuse('BAD_USER_INPUT', '请输入礼品卡的卡密', 'Code');
  return length > MAX_CARD_CODE
    ? refuse('BAD_USER_INPUT', `卡密最多${MAX_CARD_CODE}个字符`, 'Code')
    : null;
};

const DECIDED_EXCHANGE = '该兑换已被处理，请刷新页面';

/** Why an exchange can't be paid or returned; null when it can. */
export const decidingProblem = (status: ExchangeStatus): Refusal | null =>
  status === 'WAITING' ? null : refuse('CONFLICT', DECIDED_EXCHANGE);
