import { Button } from '@mantine/core';
import { applicationTypes } from '@whaletide/schema/domains/work-orders/rules/application-acceptance.ts';
import { lazy, useState } from 'react';
import { Contained } from '#components/Contained/Contained.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import type { WorkOrderHeadFragment } from '#domains/work-orders/components/Thread/WorkOrder.generated.ts';
import { AcceptApplication } from './AcceptApplication.tsx';
import { useAssign } from './useAssign.ts';

const CloseModal = lazy(() => import('./CloseModal.tsx'));
const HandOverModal = lazy(() => import('./HandOverModal.tsx'));

interface DeskActionsProps {
  order: WorkOrderHeadFragment;
  viewerId: string;
  isAdmin: boolean;
}

const AssignmentButtons = ({ order, viewerId, isAdmin }: DeskActionsProps) => {
  const { assign, assigning } = useAssign(order.id);
  const [handing, setHanding] = useState(false);
  const { handler } = order;
  const isOwn = handler?.id === viewerId;
  const mayAssign = !handler || isOwn || isAdmin;
  return (
    <>
      {!isOwn && mayAssign && (
        <Button disabled={assigning} onClick={() => void assign(viewerId, '已受理')}>
          {handler ? '接手' : '受理'}
        </Button>
      )}
      {mayAssign && (
        <Button variant="default" aria-haspopup="dialog" onClick={() => setHanding(true)}>
          {handler ? '转交' : '分配'}
        </Button>
      )}
      {handler && mayAssign && (
        <Button variant="default" disabled={assigning} onClick={() => void assign(null, '已释放')}>
          释放
        </Button>
      )}
      <Opened of={handing}>
        {() => (
          <Contained>
            <HandOverModal
              workOrderId={order.id}
              except={[handler?.id, order.creator?.id]}
              onClose={() => setHanding(false)}
            />
          </Contained>
        )}
      </Opened>
    </>
  );
};

/** Actions of the support on a work order; one that is closed has none. */
export const DeskActions = (props: DeskActionsProps) => {
  const { order } = props;
  const [closing, setClosing] = useState(false);
  const isApplication = applicationTypes.includes(order.type.id);
  const isOpen = order.status === 'PENDING' || order.status === 'PROCESSING';
  return (
    <>
      {isApplication && isOpen && (
        <AcceptApplication
          workOrderId={order.id}
          typeId={order.type.id}
          applicant={order.creator?.name ?? '申请人'}
        />
      )}
      {order.status !== 'CLOSED' && (
        <>
          <AssignmentButtons {...props} />
          <Button variant="default" aria-haspopup="dialog" onClick={() => setClosing(true)}>
            关闭工单
          </Button>
        </>
      )}
      <Opened of={closing}>
        {() => (
          <Contained>
            <CloseModal
              workOrderId={order.id}
              awaitsConfirmation={order.status === 'AWAITING_CONFIRMATION'}
              onClose={() => setClosing(false)}
            />
          </Contained>
        )}
      </Opened>
    </>
  );
};
