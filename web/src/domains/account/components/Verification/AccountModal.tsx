import { useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmailForm } from './EmailForm.tsx';
import { IdentityForm } from './IdentityForm.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { RealNameForm } from './RealNameForm.tsx';
import type { VerificationStateFragment } from './Verification.generated.ts';

export type AccountChange = 'phone' | 'email' | 'password' | 'real-name';

interface AccountModalProps {
  change: AccountChange;
  verification: VerificationStateFragment;
  /** The account's own address, for the form that verifies it. */
  email: string | null;
  onClose: () => void;
  /** It has been changed. */
  onDone: () => void;
}

const titleOf = (
  change: AccountChange,
  { isPhoneVerified: phoneVerified, isEmailVerified: emailVerified }: VerificationStateFragment,
) => {
  switch (change) {
    case 'phone':
      return phoneVerified ? '修改手机号码' : '绑定手机号码';
    case 'email':
      return emailVerified ? '修改绑定邮箱' : '认证邮箱';
    case 'password':
      return '修改登录密码';
    case 'real-name':
      return '实名认证';
  }
};

/** One change of the account; who hasn't proved themselves does so first, in the same dialog. */
const AccountModal = ({ change, verification, email, onClose, onDone }: AccountModalProps) => {
  const [title] = useState(() => titleOf(change, verification));
  const [isProtected, setProtected] = useState(
    () =>
      change === 'real-name' ||
      (verification.protectedUntil != null && Date.parse(verification.protectedUntil) > Date.now()),
  );
  const {
    isPhoneVerified: phoneVerified,
    isEmailVerified: emailVerified,
    hasAutomaticVerification: automaticVerification,
  } = verification;
  return (
    <Dialog onClose={onClose} title={isProtected ? title : '身份验证'} closeOnClickOutside={false}>
      {!isProtected && (
        <IdentityForm verification={verification} onDone={() => setProtected(true)} />
      )}
      {isProtected && change === 'phone' && <PhoneForm onDone={onDone} />}
      {isProtected && change === 'email' && (
        <EmailForm initial={emailVerified ? undefined : (email ?? undefined)} onDone={onDone} />
      )}
      {isProtected && change === 'password' && <PasswordForm />}
      {change === 'real-name' && (
        <RealNameForm automatic={automaticVerification && phoneVerified} onDone={onDone} />
      )}
    </Dialog>
  );
};

export default AccountModal;
