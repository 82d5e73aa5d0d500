import { IconStar, IconStarFilled } from '@tabler/icons-react';
import {
  difficulties,
  MAX_DIFFICULTY,
} from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import classes from './Difficulty.module.css';

/** Difficulty of an activity as stars, with its name for readers who don't see them. */
export const Difficulty = ({ level }: { level: number }) => {
  const known = difficulties.find((one) => one.level === level);
  const text = `难度：${known ? `${known.name}（${known.experience}）` : level}`;
  return (
    <span className={classes.stars} role="img" aria-label={text} title={text}>
      {Array.from({ length: MAX_DIFFICULTY }, (_, index) =>
        index < level ? (
          <IconStarFilled key={index} size={14} aria-hidden />
        ) : (
          <IconStar key={index} size={14} stroke={1.5} aria-hidden />
        ),
      )}
    </span>
  );
};
