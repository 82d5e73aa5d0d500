import { recoveryCalls as calls } from '@whaletide/schema/rest/recovery.ts';
import type { Resolvers } from '../../graphql/resolvers.generated.ts';

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

/** 忘记密码: asked as a visitor, whoever is signed in. */
export const recovery: Resolvers = {
  Mutation: {
    requestRecoveryCaptcha: (_, __, { upstream }) => upstream.visitor(calls.captcha),
    sendRecoveryCode: (_, { input }, { upstream }) => {
      const { captcha, ...contact } = input;
      return upstream.visitor(calls.send, { body: { ...contactOf(contact), captcha } });
    },
    resetPassword: async (_, { input }, { upstream }) => {
      const { code, newPassword, confirmPassword, ...contact } = input;
      const body = { ...contactOf(contact), code, newPassword, confirmPassword };
      return (await upstream.visitor(calls.reset, { body })).ok;
    },
  },
};
