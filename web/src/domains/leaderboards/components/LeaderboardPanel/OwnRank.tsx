import { Group, Text } from '@mantine/core';
import { rankText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import type { ReactNode } from 'react';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import type { OwnRow } from './rows.ts';
import classes from './LeaderboardPanel.module.css';

interface OwnRankProps {
  row: OwnRow;
  total: number;
  /** The way to the row. */
  children: ReactNode;
}

/** Rank of the viewer's team on this board, whichever page is open. */
export const OwnRank = ({ row, total, children }: OwnRankProps) => (
  <Group className={classes.own} justify="space-between" gap="sm">
    <Text>
      我的排名 <strong>{rankText(row.rank, row.rankLow, row.rankHigh)}</strong>
      <Text span c="dimmed">
        {' '}
        / {total}，得分 {scoreText(row.score)}
      </Text>
    </Text>
    {children}
  </Group>
);
