import '../../../../theme/styles/dialogs.ts';
import { Button, Group, Modal, Stack, Text, Textarea, UnstyledButton } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { workNoteProblem } from '@whaletide/schema/rules/submissions.ts';
import { useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { useNoteWorkMutation, type WorkRowFragment } from './WorkList.generated.ts';
import classes from './WorkList.module.css';

interface NoteModalProps {
  work: Pick<WorkRowFragment, 'id' | 'note'>;
  onClose: () => void;
}

const NoteModal = ({ work, onClose }: NoteModalProps) => {
  const [note, setNote] = useState(work.note ?? '');
  const [save, { loading, error }] = useNoteWorkMutation({ context: { showsErrors: true } });
  const problem = workNoteProblem(note)?.message ?? (error && failureOf(error).message);
  const submit = async () => {
    if (workNoteProblem(note)) return;
    const saved = await save({ variables: { input: { workId: work.id, note } } }).catch(() => null);
    if (!saved?.data) return;
    notifications.show({ color: 'kelp', message: '备注已保存' });
    onClose();
  };
  return (
    <Modal opened onClose={onClose} title={work.note ? '修改备注' : '添加备注'}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <Stack>
          <Textarea
            label="备注"
            description="记下这次提交改了什么，最多 200 个字符；仅队员和主办方可见"
            autosize
            minRows={3}
            maxRows={8}
            data-autofocus
            value={note}
            onChange={({ currentTarget }) => setNote(currentTarget.value)}
            error={problem}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onClose}>
              取消
            </Button>
            <Button type="submit" loading={loading}>
              保存
            </Button>
          </Group>
        </Stack>
      </form>
    </Modal>
  );
};

interface WorkNoteProps {
  work: Pick<WorkRowFragment, 'id' | 'note' | 'fileName'>;
  /** A banned team leaves its notes as they are. */
  editable: boolean;
}

/** What the team says of a submission, and where it changes that. */
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
      {open && <NoteModal work={work} onClose={() => setOpen(false)} />}
    </>
  );
};
