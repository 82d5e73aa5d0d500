import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import { textLimitProblem } from '#shared/rules/text-limit.ts';
import { HOUR, MINUTE } from '#shared/rules/time.ts';
import { memberWebhookKinds, organizationWebhookKinds } from './kinds.ts';

/** Webhooks that a member has at most, and an organization. */
export const MAX_WEBHOOKS = 10;
/** Characters of an address. */
export const MAX_WEBHOOK_URL = 500;
/** Characters of a name. */
export const MAX_WEBHOOK_NAME = 30;
/** Hours for which the secret before the present one still signs. */
export const ROTATION_HOURS = 24;
/** Bytes of the largest body. */
export const MAX_WEBHOOK_BODY = 20 * 1024;
/** Time that a receiver may take for its answer, in milliseconds. */
export const WEBHOOK_TIMEOUT_MS = 10_000;
/** First bytes of an answer that are kept. */
export const MAX_ANSWER_BYTES = 1_000;
/** Days for which deliveries can be seen. */
export const DELIVERY_DAYS = 30;
/** Tests and repeated deliveries of a webhook an hour: a person tries, a loop floods. */
export const MAX_MANUAL_DELIVERIES = 30;

/** Pauses between the tries of a delivery, of three days together. */
const PAUSES = [
  5_000,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  18 * HOUR,
  22 * HOUR,
];

/** Tries of a delivery before it is parked. */
export const MAX_TRIES = PAUSES.length + 1;

/** Share of a pause by which it is made longer or shorter, so that what failed together comes apart. */
const JITTER = 0.1;

/**
 * The pause after a failed try, in milliseconds; null where there is none left.
 * @param tries those so far @param random a number from 0 to below 1
 */
export const pauseAfter = (tries: number, random: number): number | null => {
  const pause = PAUSES[tries - 1];
  return pause === undefined ? null : Math.round(pause * (1 - JITTER + 2 * JITTER * random));
};

const bad = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);

/**
 * Checks the address of a webhook, as far as it can be told without looking its host up.
 * @param allowsLocal true where http and addresses of the local network are let through
 */
export const webhookUrlProblem = (url: string, allowsLocal: boolean): Refusal | null => {
  if (!url.trim()) return bad('请输入接收地址', 'Url');
  const long = textLimitProblem(url.trim(), MAX_WEBHOOK_URL);
  if (long !== null) return bad(long, 'Url');
  const parsed = URL.parse(url.trim());
  if (!parsed) return bad('请输入完整的网址，例如 https://example.org/hook', 'Url');
  if (parsed.protocol !== 'https:' && !(allowsLocal && parsed.protocol === 'http:'))
    return bad('接收地址须以 https:// 开头', 'Url');
  if (parsed.username !== '' || parsed.password !== '')
    return bad('接收地址不能包含用户名或密码', 'Url');
  return null;
};

interface NewWebhook {
  name: string;
  url: string;
  kinds: readonly string[];
  /** True for an organization's. */
  ofOrganization: boolean;
}

/** The first problem of a new webhook in the order of its form, or null. */
export const webhookProblem = (
  { name, url, kinds, ofOrganization }: NewWebhook,
  allowsLocal: boolean,
): Refusal | null => {
  if (!name.trim()) return bad('请输入名称', 'Name');
  const long = textLimitProblem(name.trim(), MAX_WEBHOOK_NAME);
  if (long !== null) return bad(long, 'Name');
  const problem = webhookUrlProblem(url, allowsLocal);
  if (problem) return problem;
  if (kinds.length === 0) return bad('请至少选择一类事件', 'Kinds');
  const known: readonly string[] = ofOrganization ? organizationWebhookKinds : memberWebhookKinds;
  if (kinds.some((kind) => !known.includes(kind)))
    return bad(ofOrganization ? '组织不能接收该类事件' : '个人不能接收该类事件', 'Kinds');
  return null;
};
