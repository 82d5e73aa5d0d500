import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { useWithdrawFinalRankingMutation } from './RankingPanel.generated.ts';

/** Takes a published ranking back, unless its coins are paid. */
export const WithdrawRanking = ({ competitionId }: { competitionId: string }) => {
  const [asking, setAsking] = useState(false);
  const [withdraw] = useWithdrawFinalRankingMutation({ context: { showsErrors: true } });
  const confirm = async () => {
    await withdraw({ variables: { input: { competitionId } } });
    notify.done('最终排名已撤回', '操作成功');
  };
  return (
    <>
      <Button variant="default" size="sm" onClick={() => setAsking(true)}>
        撤回排名
      </Button>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title="撤回最终排名"
            action="撤回"
            failed="撤回失败"
            onConfirm={confirm}
            onClose={() => setAsking(false)}
          >
            <Text>撤回后总榜不再显示。已发放鲸币的排名不能撤回。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
