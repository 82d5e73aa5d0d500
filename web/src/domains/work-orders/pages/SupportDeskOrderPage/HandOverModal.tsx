import { NativeSelect, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { notify } from '#lib/notify.ts';
import { useAssignWorkOrderMutation, useSupportStaffQuery } from './Assignment.generated.ts';

interface HandOverModalProps {
  workOrderId: string;
  /** Members who can't have it: the one that has it, and its creator. */
  except: readonly (string | undefined)[];
  onClose: () => void;
}

/** Gives a work order to a colleague, who is told of it. */
const HandOverModal = ({ workOrderId, except, onClose }: HandOverModalProps) => {
  const query = useSupportStaffQuery({ fetchPolicy: 'network-only' });
  const [assign] = useAssignWorkOrderMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { handlerId: '' },
    validate: { handlerId: (id) => (id ? null : '请选择一位同事') },
  });
  return (
    <FormModal
      title="转交工单"
      size="sm"
      form={form}
      action="转交"
      send={async ({ handlerId }) => {
        await assign({ variables: { input: { workOrderId, handlerId } } });
        notify.done('已转交');
      }}
      onClose={onClose}
    >
      <Loaded
        query={query}
        of={query.data?.support?.staff}
        empty="没有可以转交的同事"
        skeleton={<TextSkeleton lines={2} />}
      >
        {(staff) => (
          <NativeSelect
            label="转交给"
            required
            data-autofocus
            data={[
              { value: '', label: '请选择' },
              ...staff
                .filter(({ id }) => !except.includes(id))
                .map(({ id, name }) => ({ value: id, label: name })),
            ]}
            {...form.getInputProps('handlerId')}
          />
        )}
      </Loaded>
      <Text size="sm" c="dimmed">
        对方会收到通知，会员看不到由谁负责。
      </Text>
    </FormModal>
  );
};

export default HandOverModal;
