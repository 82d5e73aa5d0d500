import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ownClassesPath } from '#domains/classes/paths.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useLeaveThisClassMutation } from './ClassPage.generated.ts';
import type { OpenClass } from './ItemsTab.tsx';

/** Lets a student leave the class. */
export const LeaveClass = ({ of: { id, name } }: { of: OpenClass }) => {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const [leave] = useLeaveThisClassMutation({ context: { showsErrors: true } });
  const end = async () => {
    await leave({ variables: { input: { classId: id } } });
    await navigate(ownClassesPath);
  };
  return (
    <>
      <Button variant="default" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        退出班级
      </Button>
      <Opened of={isAsking}>
        {() => (
          <ConfirmModal
            title="退出班级"
            action="退出"
            failed="退出失败"
            danger
            onConfirm={end}
            onClose={() => setAsking(false)}
          >
            <Text>退出「{name}」后，老师和同学看不到你的成绩，你的阅读记录也会删除。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
