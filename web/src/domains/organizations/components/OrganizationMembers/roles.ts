import type { OrganizationRoleChoice } from '#apollo/schema.generated.ts';

/** The roles in an organization as administrators of the site give them. */
export const roles: { value: OrganizationRoleChoice; label: string }[] = [
  { value: 'ADMIN', label: '管理员' },
  { value: 'MEMBER', label: '成员' },
];
