import { AccessToken, AuthUser, Session } from '@whaletide/schema/rest/account.ts';
import {
  Captcha,
  CodeSent,
  RealNameRequest,
  RealNameRequestDetail,
  Verification,
  verifyStatus,
} from '@whaletide/schema/rest/verification.ts';
import { PageOf } from '@whaletide/schema/rest/common.ts';
import { type Static, Type } from 'typebox';
import type { Domain } from '../../graphql/domain.ts';
import { accountLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';
import { recovery } from './recovery.ts';
import { verification } from './verification.ts';

export const account = {
  resolvers: [resolvers, recovery, verification],
  restTypes: {
    Viewer: AuthUser,
    Session,
    /** The token stands beside it only in the answer that made it. */
    AccessToken: Type.Unsafe<Static<typeof AccessToken> & { token?: string }>(AccessToken),

    Verification,
    Captcha,
    CodeSent,
    RealNameRequestPage: PageOf(RealNameRequest),
    RealNameRequest,
    RealNameRequestDetail,
  },
  enums: {
    Role: {
      values: {
        MODERATOR: 'moderator',
        CREATOR: 'creator',
        ORGANIZER: 'organizer',
        SUPPORT: 'support',
        ADMIN: 'admin',
      },
    },
    RealNameStatus: {
      values: {
        NONE: verifyStatus.none,
        PENDING: verifyStatus.pending,
        VERIFIED: verifyStatus.verified,
        REJECTED: verifyStatus.rejected,
      },
      rest: 'NONE',
    },
    ProtectionChannel: { values: { PHONE: 'phone', EMAIL: 'email' } },
  },
  loaders: accountLoaders,
  inputs,
} satisfies Domain;
