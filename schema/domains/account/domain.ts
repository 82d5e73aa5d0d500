import { domain } from '#shared/domain.ts';
import { accountCalls } from './rest/account.ts';
import { agentCalls } from './rest/agents.ts';
import { closureCalls } from './rest/closure.ts';
import { contactChangeCalls } from './rest/contact-changes.ts';
import { dataExportCalls } from './rest/data-exports.ts';
import { emailLinkCalls } from './rest/email-links.ts';
import { memberAdminCalls } from './rest/member-admin.ts';
import { oauthCalls } from './rest/oauth.ts';
import { recoveryCalls } from './rest/recovery.ts';
import { twoFactorCalls } from './rest/two-factor.ts';
import { verificationCalls } from './rest/verification.ts';

export const account = domain({
  name: 'account',
  chinese: '账号',
  examplesHeading: '账号与安全',
  rest: 'auth, oauth, verification',
  graphql: 'Viewer, Verification',
  purpose: 'Signing in and up, sessions, access tokens, verification and closing an account.',
  calls: [
    accountCalls,
    agentCalls,
    memberAdminCalls,
    oauthCalls,
    closureCalls,
    dataExportCalls,
    twoFactorCalls,
    recoveryCalls,
    contactChangeCalls,
    emailLinkCalls,
    verificationCalls,
  ],
  knows: {
    platform: ['members', 'uploads', 'growth', 'moderation', 'quests'],
    gateway: [],
    web: [],
  },
});
