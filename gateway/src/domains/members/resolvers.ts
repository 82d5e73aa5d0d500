import { CommunityVerify, Member } from '@whaletide/schema/rest/members.ts';
import { levelOf } from '@whaletide/schema/rules/growth.ts';
import type { Domain } from '../../graphql/domain.ts';
import { isId } from '../../graphql/ids.ts';

export const members: Domain = {
  restTypes: { Member, CommunityVerification: CommunityVerify },
  enums: {
    CommunityVerificationType: { values: { ORGANIZATION: 1, PROFESSIONAL: 2 }, rest: 'UNKNOWN' },
  },
  resolvers: {
    Query: {
      member: (_: never, { id }: { id: string }, { loaders }) =>
        isId(id) ? loaders.members.byId.load(id) : null,
    },
    Member: {
      level: (member: Member) => levelOf(member.GrowthScore),
    },
  },
};
