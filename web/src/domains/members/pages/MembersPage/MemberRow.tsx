import { Badge, Button, Text } from '@mantine/core';
import { formatDateTime } from '#lib/dates.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import type { AdministeredFactsFragment } from './Members.generated.ts';
import { roleName } from './roles.ts';
import classes from './MembersPage.module.css';

interface MemberRowProps {
  row: AdministeredFactsFragment;
  onOpen: () => void;
}

const stoppedText = ({ closesAt, closedAt }: AdministeredFactsFragment) => {
  if (closedAt) return '已注销';
  return closesAt ? `注销中，${formatDateTime(closesAt)} 之前可恢复` : '已停用';
};

/** A member in the administrators' list: who it is, what they may do, how the account stands. */
export const MemberRow = ({ row, onOpen }: MemberRowProps) => {
  const { member, email, phone, createdAt } = row;
  const verification = member.communityVerification;
  return (
    <li className={classes.row}>
      <MemberFace member={member} size={40} />
      <span className={classes.who}>
        <span className={classes.name}>
          <MemberName member={member} />
          {verification && <Badge color="brand">{verification.name}</Badge>}
          {row.roles.map((role) => (
            <Badge key={role} color="gray">
              {roleName(role)}
            </Badge>
          ))}
          {row.deactivatedAt && <Badge color="danger">{stoppedText(row)}</Badge>}
          {row.creatorBannedAt && <Badge color="danger">创作者权益被封禁</Badge>}
        </span>
        <Text size="sm" c="dimmed" component="span">
          {[email, phone, `${formatDateTime(createdAt)} 注册`].filter(Boolean).join(' · ')}
        </Text>
      </span>
      <Button variant="default" aria-label={`管理${member.name}`} onClick={onOpen}>
        管理
      </Button>
    </li>
  );
};
