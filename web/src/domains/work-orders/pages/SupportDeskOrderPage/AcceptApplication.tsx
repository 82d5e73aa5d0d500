import { Button, Text } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '../../../../components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '../../../../components/Dialog/Opened.tsx';
import { notify } from '../../../../lib/notify.ts';
import { WorkOrderThreadDocument } from '../../components/Thread/WorkOrder.generated.ts';
import { useAcceptColumnApplicationMutation } from './AcceptApplication.generated.ts';

interface AcceptApplicationProps {
  workOrderId: string;
  applicant: string;
}

/** Lets who applied write columns; the thread says so to them. */
export const AcceptApplication = ({ workOrderId, applicant }: AcceptApplicationProps) => {
  const [asking, setAsking] = useState(false);
  const [accept] = useAcceptColumnApplicationMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkOrderThreadDocument],
  });
  const send = async () => {
    await accept({ variables: { input: { workOrderId } } });
    notify.done('申请已通过');
  };
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setAsking(true)}>
        通过申请
      </Button>
      <Opened of={asking}>
        {() => (
          <ConfirmModal
            title="通过专栏申请"
            action="通过申请"
            failed="操作失败"
            onConfirm={send}
            onClose={() => setAsking(false)}
          >
            <Text>{applicant}将成为专栏作者，可以创建专栏；工单里会告诉对方，并请对方确认。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </>
  );
};
