import type { OrganisationRole } from '../../../../apollo/schema.generated.ts';

/** The roles in an organisation as administrators of the site give them. */
export const roles: { value: OrganisationRole; label: string }[] = [
  { value: 'ADMIN', label: '管理员' },
  { value: 'MEMBER', label: '成员' },
];
