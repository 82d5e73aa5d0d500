import { PageOf } from '@whaletide/schema/shared/rest/common.ts';
import { CommunityVerify, Member, MemberFollow } from '@whaletide/schema/domains/members/rest.ts';
import type { Domain } from '#graphql/domain.ts';
import { memberLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const members = {
  resolvers: [resolvers],
  restTypes: {
    Member,
    CommunityVerification: CommunityVerify,
    MemberFollow,
    MemberFollowPage: PageOf(MemberFollow),
  },
  enums: {
    FollowKind: { values: { MEMBER: 'MEMBER', COLUMN: 'COLUMN', CHANNEL: 'CHANNEL' } },
    CommunityVerificationType: {
      values: { ORGANIZATION: 1, PROFESSIONAL: 2 },
      rest: 'UNKNOWN',
      isChosen: true,
    },
  },
  loaders: memberLoaders,
  inputs,
} satisfies Domain;
