import { AccessToken, AuthUser, Session } from '@whaletide/schema/domains/account/rest/account.ts';
import {
  Captcha,
  CodeSent,
  RealNameRequest,
  RealNameRequestDetail,
  Verification,
  verifyStatus,
} from '@whaletide/schema/domains/account/rest/verification.ts';
import {
  RecoveryCodes,
  TwoFactor,
  TwoFactorSetup,
} from '@whaletide/schema/domains/account/rest/two-factor.ts';
import {
  AccountClosure,
  ClosureBlocker,
  ClosureLoss,
} from '@whaletide/schema/domains/account/rest/closure.ts';
import { Agents, TokenUse } from '@whaletide/schema/domains/account/rest/agents.ts';
import { ContactChange } from '@whaletide/schema/domains/account/rest/contact-changes.ts';
import { EmailLink } from '@whaletide/schema/domains/account/rest/email-links.ts';
import { DataExport } from '@whaletide/schema/domains/account/rest/data-exports.ts';
import { OAuthStart } from '@whaletide/schema/domains/account/rest/oauth.ts';
import { recoveryCalls } from '@whaletide/schema/domains/account/rest/recovery.ts';
import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { AdministeredMember } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import type { WeakFlag } from '@whaletide/schema/domains/account/rules/weak-flags.ts';
import { type Static, Type } from 'typebox';
import { type Domain, madeHere } from '#graphql/domain.ts';
import { administration } from './administration.ts';
import { accountLoaders } from './loaders.ts';
import { agents } from './agents.ts';
import { closure } from './closure.ts';
import { contactChanges } from './contact-changes.ts';
import { dataExports } from './data-exports.ts';
import { emailLinks } from './email-links.ts';
import { inputs } from './inputs.ts';
import { OAuthBinding, oauth, PendingOAuth } from './oauth.ts';
import { resolvers } from './resolvers.ts';
import { recovery } from './recovery.ts';
import { twoFactor } from './two-factor.ts';
import { verification } from './verification.ts';

export const account = {
  resolvers: [
    resolvers,
    administration,
    agents,
    closure,
    contactChanges,
    dataExports,
    emailLinks,
    oauth,
    recovery,
    twoFactor,
    verification,
  ],
  restTypes: {
    Administration: madeHere<object>(),
    Viewer: AuthUser,
    WeakFlag: madeHere<WeakFlag>(),
    Session,
    /** The token stands beside it only in the answer that made it. */
    AccessToken: Type.Unsafe<Static<typeof AccessToken> & { token?: string }>(AccessToken),

    Agents,
    AccessTokenUsage: AccessToken.properties.Usage,
    AccessTokenUse: TokenUse,
    TwoFactor,
    TwoFactorSetup,
    RecoveryCodes,
    RecoveredAccount: recoveryCalls.reset.response,
    AccountClosure,
    ClosureBlocker,
    ClosureLoss,
    ContactChange,
    EmailLink,
    DataExport,
    OAuthStart,
    PendingOAuth,
    OAuthBinding,
    Verification,
    Captcha,
    CodeSent,
    RealNameRequestPage: PageOf(RealNameRequest),
    RealNameRequest,
    RealNameRequestDetail,
    AdministeredMember,
    AdministeredMemberPage: PageOf(AdministeredMember),
  },
  enums: {
    Role: {
      values: {
        MODERATOR: 'moderator',
        COLUMNIST: 'columnist',
        ORGANIZER: 'organizer',
        SUPPORT: 'support',
        ADMIN: 'admin',
      },
    },
    AccessTokenKind: { values: { PERSON: 'person', AGENT: 'agent' } },
    AccessTokenScope: {
      values: { READ: 'read', SUBMIT: 'submit', WRITE: 'write', ACCOUNT: 'account' },
    },
    AccessTokenUseOutcome: { values: { OK: 'ok', REFUSED: 'refused', FAILED: 'failed' } },
    RealNameStatus: {
      values: {
        NONE: verifyStatus.none,
        PENDING: verifyStatus.pending,
        VERIFIED: verifyStatus.verified,
        REJECTED: verifyStatus.rejected,
      },
      rest: 'NONE',
    },
    MemberState: {
      values: { ACTIVE: 'ACTIVE', DEACTIVATED: 'DEACTIVATED', CREATOR_BANNED: 'CREATOR_BANNED' },
    },
    ClosureBlockerKind: {
      values: {
        CAPTAIN: 'CAPTAIN',
        ORGANIZER: 'ORGANIZER',
        ORGANIZATION: 'ORGANIZATION',
        ADMIN: 'ADMIN',
      },
    },
    ClosureLossKind: {
      values: {
        COINS: 'COINS',
        EXCHANGES: 'EXCHANGES',
        REVIEWS: 'REVIEWS',
        WORK_ORDERS: 'WORK_ORDERS',
      },
    },
    ContactKind: { values: { EMAIL: 'email', PHONE: 'phone' } },
    ContactChangeState: {
      values: { OPEN: 'OPEN', TAKEN_BACK: 'TAKEN_BACK', EXPIRED: 'EXPIRED' },
    },
    EmailLinkState: {
      values: {
        OPEN: 'OPEN',
        VERIFIED: 'VERIFIED',
        EXPIRED: 'EXPIRED',
        REPLACED: 'REPLACED',
      },
    },
    OAuthProvider: { values: { GITHUB: 'github', WECHAT: 'wechat' } },
    DataExportState: {
      values: { PENDING: 'PENDING', READY: 'READY', FAILED: 'FAILED' },
    },
    ProtectionChannel: { values: { PHONE: 'phone', EMAIL: 'email' } },
  },
  loaders: accountLoaders,
  inputs,
} satisfies Domain;
