import type { UseFormReturnType } from '@mantine/form';
import { RESEND_SECONDS } from '@whaletide/schema/domains/account/rules/verification.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { readStored, writeStored } from '#lib/stored.ts';
import { useNow } from '#lib/useNow.ts';
import { solveCaptcha } from './captcha.ts';
import {
  useRequestCaptchaMutation,
  useRequestRecoveryCaptchaMutation,
} from './Verification.generated.ts';

type Captcha = Awaited<ReturnType<typeof solveCaptcha>>;

const keyOf = (purpose: string) => `code-sent:${purpose}`;

/**
 * Reads the time, in ms, at which the next code may be requested; stored, so that a reopened form
 * knows it.
 */
const readUntil = (purpose: string) => Number(readStored(keyOf(purpose)) ?? 0) || 0;

/**
 * Solves a captcha, sends a code, and counts the seconds until another may be requested. A refusal
 * is shown at its field where the form has it; others become `failure`.
 */
export const useCodeSending = <Values extends object>(
  purpose: 'phone' | 'email' | 'protection' | 'recovery',
  form: UseFormReturnType<Values>,
) => {
  const showsErrors = { context: { showsErrors: true } };
  const [requestCaptcha] = useRequestCaptchaMutation(showsErrors);
  const [requestRecoveryCaptcha] = useRequestRecoveryCaptchaMutation(showsErrors);
  const challenge = async () =>
    // A member who recovers an account isn't signed in.
    purpose === 'recovery'
      ? (await requestRecoveryCaptcha()).data?.requestRecoveryCaptcha
      : (await requestCaptcha()).data?.requestCaptcha;
  const [until, setUntil] = useState(() => readUntil(purpose));
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const now = useNow(500);
  // The clock of the page may be half a second behind.
  const left = Math.min(Math.max(Math.ceil((until - now) / 1000), 0), RESEND_SECONDS);

  const send = async (deliver: (captcha: Captcha) => Promise<number | undefined>) => {
    if (busy || left > 0) return;
    setBusy(true);
    setFailure(null);
    try {
      const captcha = await challenge();
      if (!captcha) return;
      const retryAfter = await deliver(await solveCaptcha(captcha));
      const next = Date.now() + (retryAfter ?? RESEND_SECONDS) * 1000;
      writeStored(keyOf(purpose), String(next));
      setUntil(next);
      notify.done('验证码已发送');
    } catch (error) {
      const { field, message } = failureOf(error);
      if (field !== null && field in form.getValues()) form.setFieldError(field, message);
      else setFailure(message);
    } finally {
      setBusy(false);
    }
  };

  return { send, busy, left, failure };
};
