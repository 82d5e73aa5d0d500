import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { contactChangeCalls } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { dataExportCalls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { emailLinkCalls } from '@whaletide/schema/domains/account/rest/email-links.ts';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { oauthCalls } from '@whaletide/schema/domains/account/rest/oauth.ts';
import { recoveryCalls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { twoFactorCalls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { verificationCalls as calls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  signIn: bind('SignInInput', accountCalls.signIn),
  signUp: bind('SignUpInput', accountCalls.signUp, { bindOAuth: null }),
  sendSignUpCode: bind('SendSignUpCodeInput', accountCalls.sendSignUpCode),
  takeBackContactChange: bind('TakeBackContactChangeInput', contactChangeCalls.takeBack),
  verifyEmailByLink: bind('VerifyEmailByLinkInput', emailLinkCalls.verify),
  renewEmailLink: bind('RenewEmailLinkInput', emailLinkCalls.renew),
  signOutEverywhere: bind('SignOutEverywhereInput', accountCalls.signOutEverywhere),
  revokeSession: bind('RevokeSessionInput', accountCalls.revokeSession),
  updateProfile: bind('UpdateProfileInput', accountCalls.setProfile),
  createAccessToken: bind('CreateAccessTokenInput', accountCalls.createAccessToken),
  revokeAccessToken: bind('RevokeAccessTokenInput', accountCalls.revokeAccessToken),
  sendRecoveryCode: bind('SendRecoveryCodeInput', recoveryCalls.send),
  resetPassword: bind('ResetPasswordInput', recoveryCalls.reset),
  confirmTwoFactor: bind('ConfirmTwoFactorInput', twoFactorCalls.confirm),
  renewRecoveryCodes: bind('RenewRecoveryCodesInput', twoFactorCalls.renewRecoveryCodes),
  disableTwoFactor: bind('DisableTwoFactorInput', twoFactorCalls.disable),
  closeAccount: bind('CloseAccountInput', closureCalls.close),
  requestDataExport: bind('RequestDataExportInput', dataExportCalls.request),
  beginOAuthSignIn: bind('BeginOAuthSignInInput', oauthCalls.begin),
  beginOAuthBinding: bind('BeginOAuthBindingInput', oauthCalls.beginBinding),
  continueOAuthSignIn: bind('ContinueOAuthSignInInput', oauthCalls.signIn),
  unbindOAuth: bind('UnbindOAuthInput', oauthCalls.unbind),
  sendPhoneCode: bind('SendPhoneCodeInput', calls.sendPhoneCode),
  bindPhone: bind('BindPhoneInput', calls.bindPhone),
  sendEmailCode: bind('SendEmailCodeInput', calls.sendEmailCode),
  changeEmail: bind('ChangeEmailInput', calls.changeEmail),
  changePassword: bind('ChangePasswordInput', calls.changePassword),
  checkPassword: bind('CheckPasswordInput', calls.checkPassword),
  sendProtectionCode: bind('SendProtectionCodeInput', calls.sendProtectionCode),
  grantProtection: bind('GrantProtectionInput', calls.grantProtection),
  verifyRealName: bind('VerifyRealNameInput', calls.verifyAutomatically),
  requestRealNameReview: bind('RequestRealNameReviewInput', calls.verifyManually),
  reviewRealName: bind('ReviewRealNameInput', calls.review),
  setMemberRole: bind('SetMemberRoleInput', memberAdminCalls.setRole),
  verifyMember: bind('VerifyMemberInput', memberAdminCalls.verify),
  deactivateMember: bind('DeactivateMemberInput', memberAdminCalls.deactivate),
  reactivateMember: bind('ReactivateMemberInput', memberAdminCalls.reactivate),
  banCreator: bind('BanCreatorInput', memberAdminCalls.banCreator),
  restoreCreator: bind('RestoreCreatorInput', memberAdminCalls.restoreCreator),
};
