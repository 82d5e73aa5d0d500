import { TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useId, type ReactNode } from 'react';
import { notify } from '#lib/notify.ts';
import { FormModal } from '../FormModal/FormModal.tsx';

interface DeleteByTitleProps {
  /** Heading of the dialog, such as 删除项目. */
  heading: string;
  /** Title of the thing that is deleted. */
  title: string;
  /** Description of what is deleted along with it. */
  children?: ReactNode;
  /** True for what can be restored; the dialog says otherwise by default. */
  restorable?: boolean;
  /** Title of a refusal. */
  failed?: string;
  onDelete: () => Promise<unknown>;
  onClose: () => void;
}

/**
 * Asks before something with a title is deleted: the title has to be typed exactly. The reason of a
 * refusal is shown in the dialog.
 */
const DeleteByTitle = (props: DeleteByTitleProps) => {
  const { heading, title, restorable = false, failed, children, onDelete, onClose } = props;
  const id = useId();
  const form = useForm({ initialValues: { title: '' } });
  const send = async () => {
    const working = notify.working(`delete-${id}`, '加载中...');
    try {
      await onDelete();
    } catch (refusal) {
      working.end();
      throw refusal;
    }
    working.done('已删除');
  };
  return (
    <FormModal
      title={heading}
      // Closing it doesn't ask about what was typed here.
      form={{ ...form, isDirty: () => false }}
      action="删除"
      {...(failed !== undefined && { failed })}
      danger
      disabled={form.values.title !== title}
      send={send}
      onClose={onClose}
    >
      {children}
      <TextInput
        label={`${restorable ? '' : '该操作不可恢复，'}请输入「${title}」确定删除。`}
        data-autofocus
        autoComplete="off"
        {...form.getInputProps('title')}
      />
    </FormModal>
  );
};

export default DeleteByTitle;
