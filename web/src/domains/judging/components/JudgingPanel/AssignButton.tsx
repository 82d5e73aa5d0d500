import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import {
  JudgingOverviewDocument,
  JudgingRankingDocument,
  useAssignJudgesMutation,
} from './JudgingPanel.generated.ts';

/** Hands the works out to the judges, or again for what came since. */
export const AssignButton = ({ taskId, isAssigned }: { taskId: string; isAssigned: boolean }) => {
  const [asking, setAsking] = useState(false);
  const [assign] = useAssignJudgesMutation({
    context: { showsErrors: true },
    ...(isAssigned && { refetchQueries: [JudgingOverviewDocument, JudgingRankingDocument] }),
  });
  const confirm = async () => {
    await assign({ variables: { input: { taskId } } });
    notify.done('评委可以在「我的评审」中开始评审', '已分配评委');
  };
  return (
    <>
      <Button variant={isAssigned ? 'default' : 'filled'} onClick={() => setAsking(true)}>
        {isAssigned ? '重新分配评委' : '分配评委'}
      </Button>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title={isAssigned ? '重新分配评委' : '分配评委'}
            action="分配"
            failed="分配失败"
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          >
            每个团队最后一次提交的作品会平均分给各位评委，不分给同队、同组织或同校的评委。
            {isAssigned && '已开始的评审不会收回，新增的作品和评委会补上。'}
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
