import { roleNames } from '@whaletide/schema/domains/account/rules/member-admin.ts';
import type { MemberState, Role } from '#apollo/schema.generated.ts';

/** The roles of the site by what they are called. */
export const roles: { value: Role; label: string }[] = [
  { value: 'ADMIN', label: roleNames.admin },
  { value: 'SUPPORT', label: roleNames.support },
  { value: 'MODERATOR', label: roleNames.moderator },
  { value: 'ORGANIZER', label: roleNames.organizer },
  { value: 'COLUMNIST', label: roleNames.columnist },
];

export const roleName = (role: Role): string =>
  roles.find(({ value }) => value === role)?.label ?? role;

export const states: { value: MemberState; label: string }[] = [
  { value: 'ACTIVE', label: '正常' },
  { value: 'DEACTIVATED', label: '已停用' },
  { value: 'CREATOR_BANNED', label: '创作者权益被封禁' },
];
