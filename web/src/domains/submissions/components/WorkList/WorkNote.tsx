import { Text, Textarea, UnstyledButton } from '@mantine/core';
import { useForm } from '@mantine/form';
import { workNoteProblem } from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { useNoteWorkMutation, type WorkRowFragment } from './WorkList.generated.ts';
import classes from './WorkList.module.css';

interface NoteModalProps {
  work: Pick<WorkRowFragment, 'id' | 'note'>;
  onClose: () => void;
}

const NoteModal = ({ work, onClose }: NoteModalProps) => {
  const [title] = useState(work.note ? '修改备注' : '添加备注');
  const [save] = useNoteWorkMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { note: work.note ?? '' },
    validate: { note: (note) => workNoteProblem(note)?.message ?? null },
    validateInputOnChange: true,
  });
  const send = async ({ note }: { note: string }) => {
    await save({ variables: { input: { workId: work.id, note } } });
    notify.done('备注已保存');
  };
  return (
    <FormModal title={title} form={form} send={send} onClose={onClose}>
      <Textarea
        label="备注"
        description="记下这次提交改了什么，最多 200 个字符；仅队员和主办方可见"
        autosize
        minRows={3}
        maxRows={8}
        data-autofocus
        {...form.getInputProps('note')}
      />
    </FormModal>
  );
};

interface WorkNoteProps {
  work: Pick<WorkRowFragment, 'id' | 'note' | 'fileName'>;
  /** A banned team leaves its notes as they are. */
  editable: boolean;
}

/** Note of the team on a submission, and the place to change it. */
export const WorkNote = ({ work, editable }: WorkNoteProps) => {
  const [open, setOpen] = useState(false);
  const action = work.note ? '修改备注' : '添加备注';
  return (
    <>
      {work.note && (
        <Text size="sm" c="dimmed" className={classes.note}>
          {work.note}
        </Text>
      )}
      {editable && (
        <UnstyledButton
          className={classes.edit}
          aria-haspopup="dialog"
          aria-label={work.fileName ? `${action}：${work.fileName}` : action}
          onClick={() => setOpen(true)}
        >
          {action}
        </UnstyledButton>
      )}
      <Opened of={open}>{() => <NoteModal work={work} onClose={() => setOpen(false)} />}</Opened>
    </>
  );
};
