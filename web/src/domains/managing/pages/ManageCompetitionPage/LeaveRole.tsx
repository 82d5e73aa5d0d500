import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { useLeaveCompetitionRoleMutation } from './ManageCompetition.generated.ts';

interface LeaveRoleProps {
  competition: { id: string; name: string };
  /** The viewer's own id. */
  memberId: string;
  roleName: string;
}

/** 退出协办 or 退出评委: the member gives the role back, and leaves the page that it opens. */
export const LeaveRole = ({ competition: { id, name }, memberId, roleName }: LeaveRoleProps) => {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [leave, { client }] = useLeaveCompetitionRoleMutation({ context: { showsErrors: true } });
  const confirm = async () => {
    await leave({ variables: { input: { competitionId: id, memberId } } });
    // Left before what it shows goes: a draft isn't there any more.
    await navigate(competitionListPath, { replace: true });
    client.cache.evict({ id: client.cache.identify({ __typename: 'Competition', id }) ?? '' });
  };
  return (
    <>
      <Button variant="default" size="xs" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        退出{roleName}
      </Button>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title={`退出${roleName}`}
            action="退出"
            failed="退出失败"
            danger
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          >
            <Text>退出后不能再进入「{name}」的管理页面，重新加入需要负责人邀请。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
