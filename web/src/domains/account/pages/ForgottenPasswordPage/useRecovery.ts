import { useForm } from '@mantine/form';
import { emailProblem, passwordProblem } from '@whaletide/schema/domains/account/rules/account.ts';
import {
  codeProblem,
  DEFAULT_COUNTRY_CODE,
  phoneProblem,
  repeatProblem,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { useState } from 'react';
import { useChangeMember } from '#apollo/gateway-context.ts';
import { notify } from '#lib/notify.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useCodeSending } from '#domains/account/components/Verification/useCodeSending.ts';
import {
  useRecoverAccountMutation,
  useSendRecoveryCodeMutation,
} from './ForgottenPassword.generated.ts';

/** Says by name which access tokens have ended, or go on. */
const tokensText = (
  account: { accessTokens: readonly string[]; hasEndedAccessTokens: boolean } | undefined,
): string => {
  const names = account?.accessTokens.map((name) => `「${name}」`).join('、');
  if (!names) return '';
  return account?.hasEndedAccessTokens
    ? `。已撤销访问令牌${names}`
    : `。访问令牌${names}仍然有效，可以在账号设置中撤销`;
};

/** Kind of contact that a code is sent to. */
export type Channel = 'email' | 'phone';

const showsErrors = { context: { showsErrors: true } };

/**
 * The form that sets another password by a code to a verified contact.
 * @param signIn path of the sign-in, where the member lands afterwards
 */
export const useRecovery = (signIn: string) => {
  const navigate = useNavigate();
  const changeMember = useChangeMember();
  const [channel, setChannel] = useState<Channel>('email');
  const byEmail = channel === 'email';
  const form = useForm({
    initialValues: {
      email: '',
      countryCode: DEFAULT_COUNTRY_CODE,
      phone: '',
      code: '',
      newPassword: '',
      confirmPassword: '',
      endAccessTokens: false,
    },
    validate: {
      email: (email) => (byEmail ? emailProblem(email.trim(), 'email')?.message : null),
      phone: (phone, { countryCode }) =>
        byEmail ? null : phoneProblem(phone, countryCode)?.message,
      code: (code) => codeProblem(code)?.message,
      newPassword: (password) => passwordProblem(password)?.message,
      confirmPassword: (repeated, { newPassword }) => repeatProblem(newPassword, repeated)?.message,
    },
  });
  const sending = useCodeSending('recovery', form);
  const [sendCode] = useSendRecoveryCodeMutation(showsErrors);
  const [recover] = useRecoverAccountMutation(showsErrors);

  const contact = () => {
    const { email, phone, countryCode } = form.getValues();
    return byEmail
      ? { contact: { email: email.trim() } }
      : { contact: { phone: phone.trim() }, countryCode };
  };
  const sendTheCode = () => {
    if (form.validateField(channel).hasError) return;
    void sending.send(async (captcha) => {
      const { data } = await sendCode({ variables: { input: { ...contact(), captcha } } });
      return data?.sendRecoveryCode.retryAfter;
    });
  };
  const send = async ({ code, newPassword, confirmPassword, ...more }: typeof form.values) => {
    const { endAccessTokens } = more;
    const secret = { code: code.trim(), newPassword, confirmPassword, endAccessTokens };
    const { data } = await recover({ variables: { input: { ...contact(), ...secret } } });
    notify.done(`请用新密码登录${tokensText(data?.recoverAccount)}`, '密码已重置');
    await navigate(signIn, { replace: true });
    // The member who was signed in here isn't any more.
    await changeMember();
  };
  return { form, channel, setChannel, sending, sendTheCode, send };
};
