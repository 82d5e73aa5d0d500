import { Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { ReplyForm } from '#domains/work-orders/components/ReplyForm/ReplyForm.tsx';
import { Meta } from '#domains/work-orders/components/Thread/Meta.tsx';
import { OrderFrame } from '#domains/work-orders/components/Thread/OrderFrame.tsx';
import frame from '#domains/work-orders/components/Thread/OrderFrame.module.css';
import { OrderState } from '#domains/work-orders/components/Thread/OrderState.tsx';
import { ThreadPanel } from '#domains/work-orders/components/Thread/ThreadPanel.tsx';
import { useWorkOrder } from '#domains/work-orders/components/Thread/useWorkOrder.ts';
import { supportDeskOrderPath, workOrdersPath } from '#domains/work-orders/paths.ts';
import { CloseButton, MemberActions } from './MemberActions.tsx';

/** /home/user/workorder/:id: one of the member's own work orders. */
const WorkOrderPage = () => {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const { order, isMissing, error, refetch, setPage, lastPage } = useWorkOrder(id);
  usePageTitle(order ? `工单 #${order.orderId}` : undefined);
  if (!order || !viewer)
    return (
      <PageFrame>
        <OrderState isMissing={isMissing} error={error} onRetry={refetch} />
      </PageFrame>
    );
  // Another's, opened by somebody of the staff.
  if (order.creator && order.creator.id !== viewer.member.id)
    return <Redirect to={supportDeskOrderPath(id)} />;
  const open = order.status === 'PENDING' || order.status === 'PROCESSING';
  return (
    <PageFrame>
      <OrderFrame
        order={order}
        list={{ title: '我的工单', to: workOrdersPath }}
        actions={open && <CloseButton order={order} />}
      >
        <Meta order={order} />
        <Stack gap="lg">
          <div className={frame.panel}>
            <ThreadPanel order={order} error={error} onRetry={refetch} onPage={setPage} />
          </div>
          <MemberActions order={order} />
          {open && (
            <ReplyForm
              key={id}
              workOrderId={id}
              memberId={viewer.member.id}
              page={lastPage}
              onSent={() => setPage(lastPage)}
            />
          )}
        </Stack>
      </OrderFrame>
    </PageFrame>
  );
};

export default WorkOrderPage;
