import { Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { workOrderStatus } from '@whaletide/schema/domains/work-orders/rest/work-orders.ts';
import {
  closeReasonProblem,
  workOrderLimits,
} from '@whaletide/schema/domains/work-orders/rules/work-orders.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import {
  useSetWorkOrderStatusMutation,
  WorkOrderThreadDocument,
} from '#domains/work-orders/components/Thread/WorkOrder.generated.ts';

interface CloseModalProps {
  workOrderId: string;
  /** True where the member was asked already: a reason is the support's to give then. */
  awaitsConfirmation: boolean;
  onClose: () => void;
}

/** Closes a work order as the support, with a reason that the member reads. */
const CloseModal = ({ workOrderId, awaitsConfirmation, onClose }: CloseModalProps) => {
  const [set] = useSetWorkOrderStatusMutation({
    context: { showsErrors: true },
    refetchQueries: [WorkOrderThreadDocument],
    awaitRefetchQueries: true,
  });
  const from = awaitsConfirmation
    ? workOrderStatus.awaitingConfirmation
    : workOrderStatus.processing;
  const form = useForm({
    initialValues: { reason: '' },
    validate: { reason: (reason) => closeReasonProblem('support', from, reason)?.message ?? null },
  });
  return (
    <FormModal
      title="关闭工单"
      form={form}
      action="关闭工单"
      failed="关闭工单失败"
      send={async ({ reason }) => {
        const given = reason.trim();
        await set({
          variables: {
            input: { workOrderId, status: 'CLOSED', ...(given && { reason: given }) },
          },
        });
        notify.done('关闭成功');
      }}
      onClose={onClose}
    >
      <Text size="sm">会员会收到通知，之后仍然可以选择继续反馈。</Text>
      <Textarea
        label={awaitsConfirmation ? '原因（选填）' : '原因'}
        required={!awaitsConfirmation}
        description={`会员能看到，最多${workOrderLimits.closeReason}个字符`}
        autosize
        minRows={3}
        data-autofocus
        {...form.getInputProps('reason')}
      />
    </FormModal>
  );
};

export default CloseModal;
