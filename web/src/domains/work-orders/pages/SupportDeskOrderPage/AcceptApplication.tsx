import { Button, Text } from '@mantine/core';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import { WorkOrderThreadDocument } from '#domains/work-orders/components/Thread/WorkOrder.generated.ts';
import { useAcceptApplicationMutation } from './AcceptApplication.generated.ts';

/** Title and consequence of accepting each type of application. */
const words: Record<string, { title: string; text: string }> = {
  [workOrderTypes.columnApplication]: {
    title: '通过专栏申请',
    text: '将成为专栏作者，可以创建专栏',
  },
  [workOrderTypes.creatorApplication]: {
    title: '通过创作者申请',
    text: '将加入创作者计划，开始计算收益',
  },
};

interface AcceptApplicationProps {
  workOrderId: string;
  typeId: string;
  applicant: string;
}

/** Gives an applicant the right that they apply for; the thread says so to them. */
export const AcceptApplication = ({ workOrderId, typeId, applicant }: AcceptApplicationProps) => {
  const [asking, setAsking] = useState(false);
  const [accept] = useAcceptApplicationMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkOrderThreadDocument],
  });
  const send = async () => {
    await accept({ variables: { input: { workOrderId } } });
    notify.done('申请已通过');
  };
  const { title = '通过申请', text = '将获得所申请的权益' } = words[typeId] ?? {};
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        通过申请
      </Button>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title={title}
            action="通过申请"
            failed="操作失败"
            onConfirm={send}
            onClose={() => setAsking(false)}
          >
            <Text>
              {applicant}
              {text}；工单里会告诉对方，并请对方确认。
            </Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
