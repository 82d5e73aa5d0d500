import { Text } from '@mantine/core';
import { headText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';

interface HeadNoteProps {
  board: { headCount: number | null; rowsCount: number | null };
}

/** Sentence above a board whose first teams can't be told apart; it comes with the board's rows. */
export const HeadNote = ({ board: { headCount, rowsCount } }: HeadNoteProps) =>
  headCount === null ? null : (
    <Text size="sm" mb="md" role="note">
      {headText(headCount, rowsCount)}
    </Text>
  );
