import { SettingsFrame } from '#domains/account/components/SettingsFrame/SettingsFrame.tsx';
import { VerificationSection } from '#domains/account/components/Verification/VerificationSection.tsx';

const proves = ['phone', 'real-name'] as const;

/** /home/user/setting/verify: the phone and the real name that stand for the account. */
const VerifySettingsPage = () => (
  <SettingsFrame tab="verify" text="部分比赛、试用与权益需要先绑定手机或完成实名认证。">
    <VerificationSection title="手机与实名" changes={proves} />
  </SettingsFrame>
);

export default VerifySettingsPage;
