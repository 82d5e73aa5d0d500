import { Badge, Button, Group, Text } from '@mantine/core';
import { MAX_VIOLATIONS } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { formatDate } from '#lib/dates.ts';
import { withThousands } from '#lib/numbers.ts';
import surfaces from '#theme/surfaces.module.css';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import type { AdministeredCreatorFactsFragment } from './CreatorAdmin.generated.ts';
import classes from './CreatorAdminPage.module.css';

interface CreatorItemProps {
  creator: AdministeredCreatorFactsFragment;
  onViolation: () => void;
  /** Called with the id of the violation that is to be withdrawn. */
  onWithdraw: (violationId: string) => void;
}

/** A creator in the administrators' list, with their earnings and violations. */
export const CreatorItem = ({ creator, onViolation, onWithdraw }: CreatorItemProps) => {
  const { member, status, joinedAt, endedAt, earned, violations } = creator;
  const name = member?.name ?? '已注销的成员';
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      {member && <MemberFace member={member} size={40} />}
      <div className={classes.about}>
        <span className={classes.name}>
          {member ? <MemberName member={member} /> : name}
          {status === 'BANNED' && <Badge color="danger">创作者权益被封禁</Badge>}
          {status === 'ENDED' && <Badge color="gray">已退出</Badge>}
        </span>
        <Text size="sm" c="dimmed">
          {formatDate(joinedAt)} 加入{endedAt !== null && `，${formatDate(endedAt)} 退出`} ·
          累计收益 {withThousands(earned)} 鲸币 · 违规 {violations.length} / {MAX_VIOLATIONS}
        </Text>
        {violations.map(({ id, reason, createdAt }) => (
          <Group key={id} gap="xs" wrap="nowrap" justify="space-between">
            <Text size="sm" className={classes.reason}>
              {formatDate(createdAt)}：{reason}
            </Text>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-haspopup="dialog"
              aria-label={`撤销${name}的违规：${reason}`}
              onClick={() => onWithdraw(id)}
            >
              撤销
            </Button>
          </Group>
        ))}
      </div>
      {status !== 'ENDED' && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          aria-label={`记录违规：${name}`}
          onClick={onViolation}
        >
          记录违规
        </Button>
      )}
    </li>
  );
};
