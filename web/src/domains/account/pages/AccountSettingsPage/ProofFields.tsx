import { TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { secondStepProblem } from '@whaletide/schema/domains/account/rules/two-factor.ts';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';

export interface Proof {
  password: string;
  code: string;
}

export const noProof: Proof = { password: '', code: '' };

/** Rules that check a proof before it is sent. */
export const proofRules = (asksForCode: boolean) => ({
  password: (password: string) => (password ? null : '请输入登录密码'),
  code: (code: string) => (asksForCode ? secondStepProblem(code)?.message : null),
});

/** A proof as it is sent. */
export const proofOf = ({ password, code }: Proof, asksForCode: boolean) =>
  asksForCode ? { password, code } : { password };

interface ProofFieldsProps {
  /** A form that has a proof among its fields. */
  form: Pick<UseFormReturnType<Proof>, 'getInputProps'>;
  /** True where the second step is on. */
  asksForCode: boolean;
}

/** The password and, where the second step is on, a code: who asks is the member. */
export const ProofFields = ({ form, asksForCode }: ProofFieldsProps) => (
  <>
    <PasswordField
      label="登录密码"
      autoComplete="current-password"
      data-autofocus
      {...form.getInputProps('password')}
    />
    {asksForCode && (
      <TextInput
        label="验证码或恢复码"
        description="验证器应用中的6位数字，或一个恢复码"
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={32}
        {...form.getInputProps('code')}
      />
    )}
  </>
);
