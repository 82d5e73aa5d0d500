import '@mantine/core/styles/Alert.layer.css';
import { Alert, Text } from '@mantine/core';
import {
  FROZEN_TEXT,
  LATE_BOARD_TEXT,
} from '@whaletide/schema/domains/leaderboards/rules/frozen-board.ts';
import { STAGE_POINTS_TEXT } from '@whaletide/schema/domains/leaderboards/rules/leaderboards.ts';
import {
  FINAL_SCORES_TEXT,
  shownScoresText,
} from '@whaletide/schema/domains/submissions/rules/rounding.ts';
import { exclusionText } from '@whaletide/schema/domains/managing/rules/exclusion.ts';
import type { LeaderboardBoard } from '#apollo/schema.generated.ts';
import { formatZonedTime } from '#lib/dates.ts';
import type { BoardChoice } from './boards.ts';

interface BoardNotesProps {
  board: BoardChoice;
  /** Text on the period of a group's board; absent for others. */
  period: string | undefined;
  late: boolean;
  frozen: boolean;
  side: LeaderboardBoard;
}

/** Notes above a board: its period, late works, frozen hours, changed scores, excluded tasks. */
export const BoardNotes = ({ board, period, late, frozen, side }: BoardNotesProps) => (
  <>
    {period !== undefined && (
      <Text size="sm" c="dimmed" mb="md">
        {period}
      </Text>
    )}
    {(late || frozen) && (
      <Text size="sm" c="dimmed" mb="md" role="note">
        {late ? LATE_BOARD_TEXT : FROZEN_TEXT}
      </Text>
    )}
    {board.rescored.map(({ name, rescoredAt, reason }) => (
      <Text key={name} size="sm" c="dimmed" mb="md" role="note">
        {board.kind === 'stage' && `「${name}」`}评分已更新（{formatZonedTime(rescoredAt)}）
        {reason !== null && `：${reason}`}
      </Text>
    ))}
    {board.excluded.map((task) => (
      <Alert key={task.name} color="gold" mb="md" role="note" title={`「${task.name}」不计入排名`}>
        {exclusionText(task.reason)}
      </Alert>
    ))}
    {board.rounding && board.excluded.length === 0 && (
      <Text size="sm" c="dimmed" mb="md" role="note">
        {side === 'PUBLIC' ? shownScoresText(board.rounding) : !late && FINAL_SCORES_TEXT}
      </Text>
    )}
    {board.kind === 'stage' && (
      <Text size="sm" c="dimmed" mb="md">
        {STAGE_POINTS_TEXT}
      </Text>
    )}
  </>
);
