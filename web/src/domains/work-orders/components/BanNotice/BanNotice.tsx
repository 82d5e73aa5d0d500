import { Alert, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { banAppealPath } from '#domains/work-orders/paths.ts';

interface BanNoticeProps {
  competitionId: string;
  /** The organizer's words. */
  reason: string | null;
}

/** Why the team is banned, what it can't do, and where it appeals. */
export const BanNotice = ({ competitionId, reason }: BanNoticeProps) => (
  <Alert color="danger" title="团队已被禁赛" role="alert" mb="md">
    {reason && <Text size="sm">原因：{reason}</Text>}
    提交、编辑、解散和离开团队均已停用，如有疑问请
    <AppLink to={banAppealPath(competitionId)} inherit underline="always">
      提交工单
    </AppLink>
    。
  </Alert>
);
