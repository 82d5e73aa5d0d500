import { Badge } from '@mantine/core';
import { IconRosetteDiscountCheck } from '@tabler/icons-react';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';

interface MemberMarksProps {
  member: {
    level: number;
    communityVerification: { type: string; name: string } | null;
    isDeactivated: boolean;
  };
}

const mark = <IconRosetteDiscountCheck size={14} stroke={1.5} aria-hidden />;

/** Level and verification behind a name; that the account is stopped in their place. */
export const MemberMarks = ({ member }: MemberMarksProps) => {
  const { level, communityVerification, isDeactivated: deactivated } = member;
  if (deactivated) return <Badge color="gray">该账号已停用</Badge>;
  return (
    <>
      <LevelTag level={level} />
      {communityVerification && (
        <Badge size="sm" color="brand" leftSection={mark} title={communityVerification.name}>
          {communityVerification.type === 'ORGANIZATION' ? '官方机构' : communityVerification.name}
        </Badge>
      )}
    </>
  );
};
