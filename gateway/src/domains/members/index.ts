import { CommunityVerify, Member } from '@whaletide/schema/rest/members.ts';
import type { Domain } from '../../graphql/domain.ts';
import { memberLoaders } from './loaders.ts';
import { resolvers } from './resolvers.ts';

export const members = {
  resolvers: [resolvers],
  restTypes: { Member, CommunityVerification: CommunityVerify },
  enums: {
    CommunityVerificationType: { values: { ORGANIZATION: 1, PROFESSIONAL: 2 }, rest: 'UNKNOWN' },
  },
  loaders: memberLoaders,
} satisfies Domain;
