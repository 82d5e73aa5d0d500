import '../../../../theme/styles/forms.ts';
import '@mantine/core/styles/Switch.layer.css';
import { Alert, Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { groupLimits, groupProblem } from '@whaletide/schema/rules/leaderboard-groups.ts';
import { type SubmitEvent, useState } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { useDiscard } from '../../../../components/Unsaved/useDiscard.tsx';
import { useUnsaved } from '../../../../components/Unsaved/useUnsaved.ts';
import {
  useCreateBoardGroupMutation,
  useUpdateBoardGroupMutation,
} from './BoardGroupsPanel.generated.ts';
import { BoardFields, type BoardValues } from './BoardFields.tsx';
import type { BoardGroup, Task } from './opened.ts';

const context = { showsErrors: true };

const newBoard = (): BoardValues => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  active: true,
  startDate: null,
  endDate: null,
  allTeams: false,
});

interface GroupModalProps {
  task: Task;
  group: BoardGroup | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** A group: its name, and its boards in their order. */
export const GroupModal = ({ task, group, onSaved, onClose }: GroupModalProps) => {
  const [name, setName] = useState(group?.name ?? '');
  const [active, setActive] = useState(group?.active ?? true);
  const [boards, setBoards] = useState<BoardValues[]>(() =>
    group ? group.leaderboards.map((board) => ({ ...board, key: board.id })) : [newBoard()],
  );
  const [tried, setTried] = useState(false);
  const [create, created] = useCreateBoardGroupMutation({ context });
  const [update, updated] = useUpdateBoardGroupMutation({ context });

  const problem = groupProblem({ name, leaderboards: boards });
  const error = created.error ?? updated.error;
  const failure = error ? failureOf(error) : null;
  const shown = tried && problem ? problem : failure;
  const messageAt = (field: string) => (shown?.field === field ? shown.message : undefined);
  const atFields = shown?.field === 'name' || shown?.field?.startsWith('leaderboards.');

  const { dirty } = useUnsaved({ name, active, boards });
  const { close, question } = useDiscard(dirty, onClose);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setTried(true);
    if (problem) return;
    const settings = {
      name: name.trim(),
      active,
      leaderboards: boards.map(({ id, name: label, active: on, startDate, endDate, allTeams }) => ({
        id,
        name: label.trim(),
        active: on,
        startDate,
        endDate,
        allTeams,
      })),
    };
    try {
      await (group
        ? update({ variables: { input: { groupId: group.id, group: settings } } })
        : create({ variables: { input: { taskId: task.id, group: settings } } }));
      await onSaved();
      onClose();
    } catch {
      // Said in the form, where everything stays as it was typed.
    }
  };

  return (
    <Dialog onClose={close} title={group ? '编辑分组' : '添加分组'} size="lg">
      <form onSubmit={(event) => void submit(event)} noValidate>
        <Stack>
          <TextInput
            label="分组名称"
            placeholder="如 参赛组别"
            required
            data-autofocus
            value={name}
            error={messageAt('name')}
            onChange={({ currentTarget }) => setName(currentTarget.value)}
          />
          <Switch
            label="启用：对所有人可见"
            checked={active}
            onChange={({ currentTarget }) => setActive(currentTarget.checked)}
          />
          {boards.map((board, index) => (
            <BoardFields
              key={board.key}
              place={index + 1}
              board={board}
              problemAt={(field) => messageAt(`leaderboards.${index}.${field}`)}
              onChange={(changed) => setBoards(boards.with(index, changed))}
              onRemove={boards.length > 1 ? () => setBoards(boards.toSpliced(index, 1)) : undefined}
            />
          ))}
          <Group>
            <Button
              variant="light"
              size="xs"
              disabled={boards.length >= groupLimits.boards}
              onClick={() => setBoards([...boards, newBoard()])}
            >
              添加榜单
            </Button>
          </Group>
          {shown && !atFields && (
            <Alert color="danger" title="保存失败" role="alert">
              {shown.message}
            </Alert>
          )}
          <Group justify="flex-end">
            <Button variant="default" onClick={close}>
              取消
            </Button>
            <Button type="submit" loading={created.loading || updated.loading}>
              保存
            </Button>
          </Group>
        </Stack>
      </form>
      {question}
    </Dialog>
  );
};
