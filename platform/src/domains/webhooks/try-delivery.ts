import type { WebhookTry } from '@whaletide/schema/domains/webhooks/rest.ts';
import {
  MAX_ANSWER_BYTES,
  WEBHOOK_TIMEOUT_MS,
  webhookUrlProblem,
} from '@whaletide/schema/domains/webhooks/rules/webhooks.ts';
import { PrivateAddress, sendSafely, TooSlow } from '#outside/send-safely.ts';
import type { Services } from '#services.ts';
import { sealedSecrets, signatureOf } from './secrets.ts';
import type { DeliveryRow, WebhookRow } from './tables.ts';

/** Says what went wrong, but nothing of how our network looks from within. */
const errorText = (error: unknown): string => {
  if (error instanceof PrivateAddress) return '接收地址位于内部网络';
  if (error instanceof TooSlow) return `接收方未在${WEBHOOK_TIMEOUT_MS / 1_000}秒内应答`;
  const { code = '' } = error as { code?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return '找不到接收地址的主机';
  if (code === 'ECONNREFUSED') return '接收方拒绝连接';
  return /CERT|TLS|SSL|SELF_SIGNED/.test(code) ? '接收方的证书无效' : '连接中断';
};

const statusText = (status: number): string | null => {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400
    ? `接收方要求转到别处（${status}），不跟随跳转`
    : `接收方应答 ${status}`;
};

const secretsOf = (webhook: WebhookRow, { config, now }: Services): string[] => {
  const { open } = sealedSecrets(config.identityKey);
  const { id, sealedSecret, oldSealedSecret, oldSecretUntil } = webhook;
  const isTwo = oldSealedSecret !== null && oldSecretUntil !== null && oldSecretUntil > now();
  return [sealedSecret, ...(isTwo ? [oldSealedSecret] : [])].map((sealed) => open(sealed, id));
};

/** Sends a delivery once, signed by the secrets that are good now; answers what became of it. */
export const tryDelivery = async (
  services: Services,
  { webhook, delivery }: { webhook: WebhookRow; delivery: DeliveryRow },
  signal: AbortSignal,
): Promise<WebhookTry> => {
  const { config, now } = services;
  const started = performance.now();
  const moment = now();
  const { messageId: id, body } = delivery;
  const timestamp = Math.floor(moment.getTime() / 1_000);
  const made = (answer: Pick<WebhookTry, 'Status' | 'Answer' | 'Error'>): WebhookTry => ({
    Date: moment.toISOString(),
    ...answer,
    Milliseconds: Math.round(performance.now() - started),
  });
  const allowsLocal = config.webhooksToLocal;
  const problem = webhookUrlProblem(webhook.url, allowsLocal);
  if (problem) return made({ Status: null, Answer: '', Error: problem.message });
  try {
    const { status, text } = await sendSafely({
      url: new URL(webhook.url),
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'user-agent': 'Whaletide-Webhooks/1.0',
        'webhook-id': id,
        'webhook-timestamp': String(timestamp),
        'webhook-signature': signatureOf({ id, timestamp, body }, secretsOf(webhook, services)),
      },
      body,
      ...{ allowsLocal, signal, timeoutMs: WEBHOOK_TIMEOUT_MS, answerBytes: MAX_ANSWER_BYTES },
    });
    // PostgreSQL keeps no U+0000.
    const answer = text.replaceAll('\0', '').toWellFormed();
    return made({ Status: status, Answer: answer, Error: statusText(status) });
  } catch (error) {
    return made({ Status: null, Answer: '', Error: errorText(error) });
  }
};
