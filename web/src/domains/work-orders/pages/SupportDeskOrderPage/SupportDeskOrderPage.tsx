import { Alert, Button, Stack } from '@mantine/core';
import { workOrderTypes } from '@whaletide/schema/domains/work-orders/rules/work-order-types.ts';
import { useParams } from 'react-router';
import { Redirect } from '../../../../components/Redirect/Redirect.tsx';
import { PageFrame } from '../../../../components/PageFrame/PageFrame.tsx';
import { formatDateTime } from '../../../../lib/dates.ts';
import { usePageTitle } from '../../../../lib/page-title.ts';
import { useViewer } from '../../../account/components/Viewer/useViewer.ts';
import { ReplyForm } from '../../components/ReplyForm/ReplyForm.tsx';
import { Meta } from '../../components/Thread/Meta.tsx';
import { OrderFrame } from '../../components/Thread/OrderFrame.tsx';
import frame from '../../components/Thread/OrderFrame.module.css';
import { OrderState } from '../../components/Thread/OrderState.tsx';
import { ThreadPanel } from '../../components/Thread/ThreadPanel.tsx';
import { useMove } from '../../components/Thread/useMove.ts';
import { useWorkOrder } from '../../components/Thread/useWorkOrder.ts';
import type { WorkOrderHeadFragment } from '../../components/Thread/WorkOrder.generated.ts';
import { supportDeskPath, workOrderPath } from '../../paths.ts';
import { AcceptApplication } from './AcceptApplication.tsx';

const Actions = ({ order }: { order: WorkOrderHeadFragment }) => {
  const { move, moving } = useMove(order.id);
  const isApplication = order.type.id === workOrderTypes.columnApplication;
  const isOpen = order.status === 'PENDING' || order.status === 'PROCESSING';
  return (
    <>
      {isApplication && isOpen && (
        <AcceptApplication workOrderId={order.id} applicant={order.creator?.name ?? '申请人'} />
      )}
      {order.status === 'PENDING' && (
        <Button
          {...(isApplication && { variant: 'default' })}
          disabled={moving}
          onClick={() => void move('PROCESSING', { done: '已开始处理', failed: '操作失败' })}
        >
          开始处理
        </Button>
      )}
      {order.status !== 'CLOSED' && (
        <Button
          variant="default"
          disabled={moving}
          onClick={() => void move('CLOSED', { done: '关闭成功', failed: '关闭工单失败' })}
        >
          关闭工单
        </Button>
      )}
    </>
  );
};

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
        actions={<Actions order={order} />}
      >
        <Meta order={order}>
          <div>
            <dt>会员</dt>
            <dd>{order.creator?.name ?? '已注销的成员'}</dd>
          </div>
          {order.confirmBefore && (
            <div>
              <dt>自动关闭</dt>
              <dd>{formatDateTime(order.confirmBefore)}</dd>
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
