import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { organizationMembers } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: organizationMembers.memberId,
    file: '组织/所在组织',
    title: '所在的组织',
    fields: [
      ownOnly(
        '本人所在的组织',
        organizationMembers.organizationId,
        organizationMembers.memberId,
        organizationMembers.role,
      ),
    ],
  },
];
