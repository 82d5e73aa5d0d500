import { setTimeout } from 'node:timers/promises';
import { type CodeMessage, CodeUncertain } from '#outside/code-sender.ts';
import type { Services } from '#services.ts';

/** Result of a sending: `failed` where the code certainly hasn't been sent. */
export type Delivered = 'sent' | 'failed';

/** Sends the code and says how that went; one that may have arrived counts as sent. */
const attempt = async (
  { codeSender, log }: Pick<Services, 'codeSender' | 'log'>,
  message: CodeMessage,
): Promise<Delivered> => {
  const { channel } = message;
  try {
    await codeSender.send(message);
    return 'sent';
  } catch (error) {
    if (error instanceof CodeUncertain) {
      log.warn({ err: error, channel }, 'a verification code may have been delivered');
      return 'sent';
    }
    log.error({ err: error, channel }, 'a verification code could not be delivered');
    return 'failed';
  }
};

/**
 * Hands a code to the sender, and waits for as long as who asked for it may: a server that takes
 * longer has mostly taken the code. `onFailure` is called once it certainly hasn't, even then.
 */
export const deliverCode = async (
  services: Services,
  message: CodeMessage,
  onFailure: () => Promise<void>,
): Promise<Delivered> => {
  const { config, log } = services;
  const delivery = attempt(services, message).then(async (result) => {
    if (result === 'failed') await onFailure();
    return result;
  });
  const patience = new AbortController();
  const late = setTimeout(config.limits.outsideCallMs, 'sent' as const, {
    signal: patience.signal,
    ref: false,
  });
  try {
    return await Promise.race([delivery, late]);
  } finally {
    // Whichever comes second, its end is no one's any more.
    delivery.catch((error: unknown) => log.error({ err: error }, 'a code was not taken back'));
    late.catch(() => undefined);
    patience.abort();
  }
};
