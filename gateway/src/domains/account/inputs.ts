import { accountCalls } from '@whaletide/schema/rest/account.ts';
import { recoveryCalls } from '@whaletide/schema/rest/recovery.ts';
import { verificationCalls as calls } from '@whaletide/schema/rest/verification.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  signIn: bind('SignInInput', accountCalls.signIn),
  signUp: bind('SignUpInput', accountCalls.signUp),
  revokeSession: bind('RevokeSessionInput', accountCalls.revokeSession),
  createAccessToken: bind('CreateAccessTokenInput', accountCalls.createAccessToken),
  revokeAccessToken: bind('RevokeAccessTokenInput', accountCalls.revokeAccessToken),
  sendRecoveryCode: bind('SendRecoveryCodeInput', recoveryCalls.send),
  resetPassword: bind('ResetPasswordInput', recoveryCalls.reset),
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
};
