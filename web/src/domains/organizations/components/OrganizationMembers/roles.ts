import type { OrganizationRole } from '#apollo/schema.generated.ts';

/** The roles in an organization as administrators of the site give them. */
export const roles: { value: OrganizationRole; label: string }[] = [
  { value: 'ADMIN', label: '管理员' },
  { value: 'MEMBER', label: '成员' },
];
