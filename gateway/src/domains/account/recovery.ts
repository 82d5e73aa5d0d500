import { recoveryCalls as calls } from '@whaletide/schema/rest/recovery.ts';
import type { CaptchaAnswer } from '@whaletide/schema/rest/verification.ts';
import type { Resolvers } from '../../graphql/domain.ts';

interface Contact {
  email?: string | null;
  phone?: string | null;
  countryCode?: string | null;
}

const contactOf = ({ email, phone, countryCode }: Contact) => ({
  ...(email != null && { email }),
  ...(phone != null && { phone }),
  ...(countryCode != null && { countryCode }),
});

interface NewPassword {
  code: string;
  newPassword: string;
  confirmPassword: string;
}

/** 忘记密码: asked as a visitor, whoever is signed in. */
export const recovery: Resolvers = {
  Mutation: {
    requestRecoveryCaptcha: (_: never, __: never, { upstream }) => upstream.visitor(calls.captcha),
    sendRecoveryCode: (
      _: never,
      { input }: { input: Contact & { captcha: CaptchaAnswer } },
      { upstream },
    ) => {
      const { captcha, ...contact } = input;
      return upstream.visitor(calls.send, { body: { ...contactOf(contact), captcha } });
    },
    resetPassword: async (_: never, { input }: { input: Contact & NewPassword }, { upstream }) => {
      const { code, newPassword, confirmPassword, ...contact } = input;
      const body = { ...contactOf(contact), code, newPassword, confirmPassword };
      return (await upstream.visitor(calls.reset, { body })).ok;
    },
  },
};
