import { Button, NativeSelect } from '@mantine/core';
import type { OrganizationRoleChoice } from '#apollo/schema.generated.ts';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import type { OrganizationMembersQuery } from './OrganizationMembers.generated.ts';
import { roles } from './roles.ts';
import classes from './OrganizationMembers.module.css';

type Row = NonNullable<
  NonNullable<OrganizationMembersQuery['organization']>['members']
>['items'][number];

interface MemberRowProps {
  row: Row;
  busy: boolean;
  onRole: (role: OrganizationRoleChoice) => void;
  onRemove: () => void;
}

/** A member of an organization, with the role and the way out. */
export const MemberRow = ({ row, busy, onRole, onRemove }: MemberRowProps) => {
  const name = row.member?.name ?? '已注销的成员';
  return (
    <li className={classes.member}>
      {row.member ? (
        <MemberFace member={row.member} size={32} />
      ) : (
        <MemberAvatar id={row.memberId} name={name} size={32} />
      )}
      <span className={classes.who}>{row.member ? <MemberName member={row.member} /> : name}</span>
      <NativeSelect
        className={classes.role}
        aria-label={`${name}的角色`}
        data={roles}
        disabled={busy}
        value={row.role}
        onChange={({ currentTarget }) => onRole(currentTarget.value as OrganizationRoleChoice)}
      />
      <Button
        className={classes.remove}
        variant="default"
        disabled={busy}
        aria-label={`移除${name}`}
        onClick={onRemove}
      >
        移除
      </Button>
    </li>
  );
};
