import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { agentCalls } from '@whaletide/schema/domains/account/rest/agents.ts';
import { closureCalls } from '@whaletide/schema/domains/account/rest/closure.ts';
import { contactChangeCalls } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { dataExportCalls } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { emailLinkCalls } from '@whaletide/schema/domains/account/rest/email-links.ts';
import { memberAdminCalls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { oauthCalls } from '@whaletide/schema/domains/account/rest/oauth.ts';
import { recoveryCalls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { twoFactorCalls } from '@whaletide/schema/domains/account/rest/two-factor.ts';
import { verificationCalls as calls } from '@whaletide/schema/domains/account/rest/verification.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  signIn: accountCalls.signIn,
  signUp: { call: accountCalls.signUp, keys: { bindOAuth: null } },
  sendSignUpCode: accountCalls.sendSignUpCode,
  takeBackContactChange: contactChangeCalls.takeBack,
  verifyEmailByLink: emailLinkCalls.verify,
  renewEmailLink: emailLinkCalls.renew,
  signOutEverywhere: accountCalls.signOutEverywhere,
  revokeSession: accountCalls.revokeSession,
  updateProfile: accountCalls.setProfile,
  createAccessToken: accountCalls.createAccessToken,
  revokeAccessToken: accountCalls.revokeAccessToken,
  stopAgents: agentCalls.stopAgents,
  sendRecoveryCode: recoveryCalls.send,
  resetPassword: recoveryCalls.reset,
  confirmTwoFactor: twoFactorCalls.confirm,
  renewRecoveryCodes: twoFactorCalls.renewRecoveryCodes,
  disableTwoFactor: twoFactorCalls.disable,
  closeAccount: closureCalls.close,
  requestDataExport: dataExportCalls.request,
  beginOAuthSignIn: oauthCalls.begin,
  beginOAuthBinding: oauthCalls.beginBinding,
  continueOAuthSignIn: oauthCalls.signIn,
  unbindOAuth: oauthCalls.unbind,
  sendPhoneCode: calls.sendPhoneCode,
  bindPhone: calls.bindPhone,
  sendEmailCode: calls.sendEmailCode,
  changeEmail: calls.changeEmail,
  changePassword: calls.changePassword,
  checkPassword: calls.checkPassword,
  sendProtectionCode: calls.sendProtectionCode,
  grantProtection: calls.grantProtection,
  verifyRealName: calls.verifyAutomatically,
  requestRealNameReview: calls.verifyManually,
  reviewRealName: calls.review,
  setMemberRole: memberAdminCalls.setRole,
  verifyMember: memberAdminCalls.verify,
  deactivateMember: memberAdminCalls.deactivate,
  reactivateMember: memberAdminCalls.reactivate,
  banCreator: memberAdminCalls.banCreator,
  restoreCreator: memberAdminCalls.restoreCreator,
});
