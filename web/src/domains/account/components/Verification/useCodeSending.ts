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
 * is shown at its field where the form has it; others become `failure`. `sent` is true once this form
 * has sent one, until it is forgotten.
 */
export const useCodeSending = <Values extends object>(
  purpose: 'phone' | 'email' | 'protection' | 'recovery' | 'sign-up',
  form: UseFormReturnType<Values>,
) => {
  const showsErrors = { context: { showsErrors: true } };
  const [requestCaptcha] = useRequestCaptchaMutation(showsErrors);
  const [requestRecoveryCaptcha] = useRequestRecoveryCaptchaMutation(showsErrors);
  const challenge = async () =>
    // Visitors, who recover an account or make one, have challenges of their own.
    purpose === 'recovery' || purpose === 'sign-up'
      ? (await requestRecoveryCaptcha()).data?.requestRecoveryCaptcha
      : (await requestCaptcha()).data?.requestCaptcha;
  const [until, setUntil] = useState(() => readUntil(purpose));
  const [busy, setBusy] = useState(false);
  const [sent, setSent] = useState(false);
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
      setSent(true);
      notify.done('验证码已发送');
    } catch (error) {
      const { field, message } = failureOf(error);
      if (field !== null && field in form.getValues()) form.setFieldError(field, message);
      else setFailure(message);
    } finally {
      setBusy(false);
    }
  };

  /** Another address or number is wanted than the code was sent to. */
  const forget = () => setSent(false);

  return { send, busy, left, failure, sent, forget };
};
