import { Alert, Stack } from '@mantine/core';
import { useParams } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { formatDateTime } from '#lib/dates.ts';
import { usePageTitle } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { ReplyForm } from '#domains/work-orders/components/ReplyForm/ReplyForm.tsx';
import { Meta } from '#domains/work-orders/components/Thread/Meta.tsx';
import { OrderFrame } from '#domains/work-orders/components/Thread/OrderFrame.tsx';
import frame from '#domains/work-orders/components/Thread/OrderFrame.module.css';
import { OrderState } from '#domains/work-orders/components/Thread/OrderState.tsx';
import { ThreadPanel } from '#domains/work-orders/components/Thread/ThreadPanel.tsx';
import { useWorkOrder } from '#domains/work-orders/components/Thread/useWorkOrder.ts';
import { supportDeskPath, workOrderPath } from '#domains/work-orders/paths.ts';
import { DeskActions } from './DeskActions.tsx';

/** /home/admin/workorders/:id: anybody's work order, answered as the support. */
const SupportDeskOrderPage = () => {
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
  // In their own work orders, the staff are members.
  if (order.creator?.id === viewer.member.id) return <Redirect to={workOrderPath(id)} />;
  return (
    <PageFrame>
      <OrderFrame
        order={order}
        list={{ title: '工单处理', to: supportDeskPath }}
        actions={
          <DeskActions
            order={order}
            viewerId={viewer.member.id}
            isAdmin={viewer.roles.includes('ADMIN')}
          />
        }
      >
        <Meta order={order}>
          <div>
            <dt>会员</dt>
            <dd>{order.creator?.name ?? '已注销的成员'}</dd>
          </div>
          <div>
            <dt>负责人</dt>
            <dd>{order.handler?.name ?? '未分配'}</dd>
          </div>
          {order.confirmUntil && (
            <div>
              <dt>自动关闭</dt>
              <dd>{formatDateTime(order.confirmUntil)}</dd>
            </div>
          )}
        </Meta>
        <Stack gap="lg">
          <div className={frame.panel}>
            <ThreadPanel order={order} error={error} onRetry={refetch} onPage={setPage} />
          </div>
          {order.status === 'CLOSED' ? (
            <Alert color="gray" role="note">
              {order.resolution === 'TIMED_OUT'
                ? '会员超时未确认，工单已自动关闭。'
                : order.resolution === 'RESOLVED'
                  ? '会员已确认解决。'
                  : '工单已关闭。'}
              会员选择继续反馈后可以再次回复。
            </Alert>
          ) : (
            <ReplyForm
              key={id}
              workOrderId={id}
              memberId={viewer.member.id}
              page={lastPage}
              asSupport
              onSent={() => setPage(lastPage)}
            />
          )}
        </Stack>
      </OrderFrame>
    </PageFrame>
  );
};

export default SupportDeskOrderPage;
