import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { ReviewWorksDocument, useRescoreTaskMutation } from './ReviewWorksPanel.generated.ts';

/** Scores all works of a task again, once its managers have confirmed it. */
export const RescoreButton = ({ taskId }: { taskId: string }) => {
  const [asking, setAsking] = useState(false);
  const [rescore] = useRescoreTaskMutation({
    context: { showsErrors: true },
    refetchQueries: [ReviewWorksDocument],
  });
  const confirm = async () => {
    const { data } = await rescore({ variables: { input: { taskId } } });
    notify.done(
      `共 ${data?.rescoreTask.queuedWorksCount ?? 0} 条提交，全部完成后一次更新，进度见「阶段与任务」`,
      '已开始重新评分',
    );
  };
  return (
    <>
      <Button variant="default" onClick={() => setAsking(true)}>
        全部重新评分
      </Button>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title="重新评分"
            action="重新评分"
            failed="重新评分失败"
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          >
            该任务的全部提交会按当前的标准重新评分。全部完成前，成绩和排行榜保持不变；完成后一次全部更新，成绩有变化的团队会收到通知。
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
