import '@mantine/core/styles/Switch.layer.css';
import { Button, Group, Switch, TextInput } from '@mantine/core';
import { FORM_INDEX, useForm } from '@mantine/form';
import {
  groupLimits,
  groupProblem,
} from '@whaletide/schema/domains/leaderboards/rules/leaderboard-groups.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { problemsByField } from '#lib/field-of.ts';
import {
  useCreateBoardGroupMutation,
  useUpdateBoardGroupMutation,
} from './BoardGroupsPanel.generated.ts';
import { BoardFields, type BoardValues, type GroupValues } from './BoardFields.tsx';
import type { BoardGroup, Task } from './opened.ts';

const context = { showsErrors: true };

const newBoard = (): BoardValues => ({
  key: crypto.randomUUID(),
  id: null,
  name: '',
  isActive: true,
  startsAt: '',
  endsAt: '',
  hasAllTeams: false,
});

const toInput = ({ name, isActive, leaderboards }: GroupValues) => ({
  name: name.trim(),
  isActive,
  leaderboards: leaderboards.map(
    ({ id, name: label, isActive: on, startsAt, endsAt, hasAllTeams }) => ({
      id,
      name: label.trim(),
      isActive: on,
      startsAt: startsAt || null,
      endsAt: endsAt || null,
      hasAllTeams,
    }),
  ),
});

interface GroupModalProps {
  task: Task;
  group: BoardGroup | undefined;
  onSaved: () => Promise<unknown>;
  onClose: () => void;
}

/** A group: its name, and its boards in their order. */
export const GroupModal = ({ task, group, onSaved, onClose }: GroupModalProps) => {
  const [create] = useCreateBoardGroupMutation({ context });
  const [update] = useUpdateBoardGroupMutation({ context });
  const form = useForm<GroupValues>({
    initialValues: {
      name: group?.name ?? '',
      isActive: group?.isActive ?? true,
      leaderboards: group
        ? group.leaderboards.map((board) => ({
            ...board,
            key: board.id,
            startsAt: board.startsAt ?? '',
            endsAt: board.endsAt ?? '',
          }))
        : [newBoard()],
    },
    // Equal names are said while they are typed.
    validateInputOnChange: [`leaderboards.${FORM_INDEX}.name`],
    validate: (values) => {
      const problem = groupProblem(toInput(values));
      return problemsByField('LeaderboardGroupInput', problem ? [problem] : []);
    },
  });
  const { leaderboards } = form.values;
  const send = async (values: GroupValues) => {
    const settings = toInput(values);
    await (group
      ? update({ variables: { input: { groupId: group.id, group: settings } } })
      : create({ variables: { input: { taskId: task.id, group: settings } } }));
    await onSaved();
  };

  return (
    <FormModal
      title={group ? '编辑分组' : '添加分组'}
      size="lg"
      form={form}
      send={send}
      onClose={onClose}
    >
      <TextInput
        label="分组名称"
        placeholder="如 参赛组别"
        required
        data-autofocus
        {...form.getInputProps('name')}
      />
      <Switch
        label="启用：对所有人可见"
        {...form.getInputProps('isActive', { type: 'checkbox' })}
      />
      {leaderboards.map(({ key }, index) => (
        <BoardFields
          key={key}
          place={index + 1}
          form={form}
          onRemove={
            leaderboards.length > 1 ? () => form.removeListItem('leaderboards', index) : undefined
          }
        />
      ))}
      <Group>
        <Button
          variant="light"
          size="xs"
          disabled={leaderboards.length >= groupLimits.boards}
          onClick={() => form.insertListItem('leaderboards', newBoard())}
        >
          添加榜单
        </Button>
      </Group>
    </FormModal>
  );
};
