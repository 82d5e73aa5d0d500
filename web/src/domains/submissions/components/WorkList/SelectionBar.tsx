import { Button, Group, Text } from '@mantine/core';
import {
  countText,
  selectionClosed,
} from '@whaletide/schema/domains/submissions/rules/submissions.ts';
import { formatZonedTime } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import type { SubmitTaskFragment } from '../SubmitPanel/SubmitPanel.generated.ts';
import type { useSelection } from './useSelection.ts';

interface SelectionBarProps {
  task: SubmitTaskFragment;
  teamBanned: boolean;
  selected: readonly string[];
  selection: ReturnType<typeof useSelection>;
}

/** Bar in which works are chosen for the private board, while that is possible. */
export const SelectionBar = ({ task, teamBanned, selected, selection }: SelectionBarProps) => {
  const { endDate, review } = task;
  const selectionEndDate = review?.selectionEndsAt ?? null;
  const now = new Date(useNow(undefined, [selectionEndDate ?? endDate]));
  const closed = selectionClosed(
    {
      task: { endDate, selectionEndDate, privateBoardOpen: task.showsPrivateLeaderboard },
      hasPrivateBoard: review?.hasPrivateBoard ?? false,
      teamBanned,
    },
    now,
  );
  if (closed || !review) return null;
  const most = countText(review.selectionLimit);
  return (
    <Group justify="space-between" mb="sm" gap="sm">
      <Text size="sm" c="dimmed">
        最多选择{most}条进入 Private 榜，{formatZonedTime(selectionEndDate ?? endDate)}{' '}
        截止；未选择时取 Public 得分最好的{most}条。
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
