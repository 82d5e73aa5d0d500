import { IconArrowDown, IconArrowUp, IconMinus } from '@tabler/icons-react';
import { rankChange } from '@whaletide/schema/domains/leaderboards/rules/leaderboards.ts';
import classes from './LeaderboardPanel.module.css';

const icons = { up: IconArrowUp, down: IconArrowDown, same: IconMinus } as const;

/**
 * Number of places that a team moved from the public to the private board, for eyes and for screen
 * readers.
 */
export const RankChange = ({ from, to }: { from: number; to: number }) => {
  const { direction, places, text } = rankChange(from, to);
  const Icon = icons[direction];
  return (
    <span
      className={classes.change}
      data-direction={direction}
      role="img"
      aria-label={text}
      title={text}
    >
      <Icon size={16} stroke={2} aria-hidden />
      {places > 0 && places}
    </span>
  );
};
