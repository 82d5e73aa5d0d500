import { Button, Group, Text } from '@mantine/core';
import { IconTarget } from '@tabler/icons-react';
import { rankText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import { Link } from 'react-router';
import type { OwnRow } from './rows.ts';
import classes from './LeaderboardPanel.module.css';

interface OwnRankProps {
  row: OwnRow;
  total: number;
  /** The row itself is on the screen: what it says needn't be said twice. */
  rowSeen: boolean;
  /** Path at which the team submits; null where it can't. */
  submitPath: string | null;
  onJump: () => void;
}

/**
 * Rank of the viewer's team on this board, whichever page is open: it sticks at the lower edge while
 * the row is out of view.
 */
export const OwnRank = ({ row, total, rowSeen, submitPath, onJump }: OwnRankProps) => (
  <Group
    className={classes.own}
    justify="space-between"
    gap="sm"
    data-resting={rowSeen || undefined}
  >
    <Text>
      我的排名 <strong>{rankText(row.rank, row.rankLow, row.rankHigh)}</strong>
      <Text span c="dimmed">
        {' '}
        / {total}，得分 {scoreText(row.score)}
      </Text>
    </Text>
    <Group gap="xs" className={classes.ownWays}>
      <Button
        variant="subtle"
        size="sm"
        leftSection={<IconTarget size={18} stroke={1.5} aria-hidden />}
        onClick={onJump}
      >
        跳到我的排名
      </Button>
      {submitPath && (
        <Button component={Link} to={submitPath} variant="light" size="sm">
          提交
        </Button>
      )}
    </Group>
  </Group>
);
