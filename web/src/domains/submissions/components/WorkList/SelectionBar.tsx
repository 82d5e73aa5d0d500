import { Button, Group, Text } from '@mantine/core';
import { selectionClosed } from '@whaletide/schema/rules/submissions.ts';
import { formatDateTime } from '../../../../lib/dates.ts';
import { useNow } from '../../../../lib/useNow.ts';
import type { SubmitTaskFragment } from '../SubmitPanel/SubmitPanel.generated.ts';
import type { useSelection } from './useSelection.ts';

interface SelectionBarProps {
  task: SubmitTaskFragment;
  teamBanned: boolean;
  selected: readonly string[];
  selection: ReturnType<typeof useSelection>;
}

/** Where works are chosen for the private board, while that is possible. */
export const SelectionBar = ({ task, teamBanned, selected, selection }: SelectionBarProps) => {
  const now = new Date(useNow());
  const closed = selectionClosed(
    {
      task: { endDate: task.endDate, privateBoardOpen: task.showsPrivateLeaderboard },
      hasPrivateBoard: task.review?.hasPrivateBoard ?? false,
      teamBanned,
    },
    now,
  );
  if (closed) return null;
  return (
    <Group justify="space-between" mb="sm" gap="sm">
      <Text size="sm" c="dimmed">
        最多选择两条进入 Private 榜，{formatDateTime(task.endDate)} 截止；未选择时取 Public
        得分最好的两条。
      </Text>
      {selection.picked === null ? (
        <Button variant="default" size="sm" onClick={() => selection.begin(selected)}>
          选择 Private 榜提交
        </Button>
      ) : (
        <Group gap="xs">
          <Button variant="default" size="sm" onClick={selection.end}>
            取消
          </Button>
          <Button
            variant="light"
            size="sm"
            loading={selection.loading}
            onClick={() => void selection.save()}
          >
            保存选择
          </Button>
        </Group>
      )}
      {selection.problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert" w="100%">
          {selection.problem}
        </Text>
      )}
    </Group>
  );
};
