import { useForm } from '@mantine/form';
import {
  canonicalEmail,
  emailProblem,
  nameProblem,
  passwordProblem,
} from '@whaletide/schema/domains/account/rules/account.ts';
import { codeProblem } from '@whaletide/schema/domains/account/rules/verification.ts';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { sharedBy } from '#lib/shared-by.ts';
import { useCodeSending } from '#domains/account/components/Verification/useCodeSending.ts';
import { useSendSignUpCodeMutation, useSignUpMutation } from './SignUp.generated.ts';

const showsErrors = { context: { showsErrors: true } };

/**
 * The form of signing up. Where its address is taken, it may be proved by a code: an account that
 * holds it without proof yields it.
 * @param bindsOAuth true where an identity of another site waits to be bound
 */
export const useSignUp = (bindsOAuth: boolean, onSignedUp: () => Promise<unknown>) => {
  const [signUp] = useSignUpMutation(showsErrors);
  const [sendCode] = useSendSignUpCodeMutation(showsErrors);
  const [taken, setTaken] = useState<string | null>(null);
  const isTaken = (email: string) => taken !== null && canonicalEmail(email) === taken;
  const form = useForm({
    initialValues: { name: '', email: '', password: '', emailCode: '' },
    validate: {
      name: (value) => nameProblem(value.trim())?.message,
      email: (value) => emailProblem(value.trim(), 'Email')?.message,
      password: (value, { name, email }) => passwordProblem(value, { name, email })?.message,
      emailCode: (code, { email }) => (isTaken(email) ? codeProblem(code)?.message : null),
    },
    validateInputOnBlur: true,
  });
  const sending = useCodeSending('sign-up', form);

  const sendTheCode = () => {
    if (form.validateField('email').hasError) return;
    void sending.send(async (captcha) => {
      const email = form.getValues().email.trim();
      const { data } = await sendCode({ variables: { input: { email, captcha } } });
      return data?.sendSignUpCode.retryAfter;
    });
  };

  const send = async ({ name, email, password, emailCode }: typeof form.values) => {
    const inviter = sharedBy();
    const input = {
      name: name.trim(),
      email: email.trim(),
      password,
      ...(inviter !== null && { sharedBy: inviter }),
      ...(bindsOAuth && { bindOAuth: true }),
      ...(isTaken(email) && { emailCode: emailCode.trim() }),
    };
    try {
      await signUp({ variables: { input } });
    } catch (error) {
      const { code, field } = failureOf(error);
      if (code === 'CONFLICT' && field === 'email') setTaken(canonicalEmail(email));
      throw error;
    }
    await onSignedUp();
  };

  return { form, isTaken: isTaken(form.values.email), sending, sendTheCode, send };
};
