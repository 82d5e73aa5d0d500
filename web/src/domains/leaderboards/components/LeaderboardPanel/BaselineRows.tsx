import { Badge } from '@mantine/core';
import { scoreText } from '@whaletide/schema/shared/rules/scores.ts';
import type { Baseline } from './baseline-rows.ts';
import type { roomBeside, ScoreColumn } from './score-columns.ts';
import classes from './LeaderboardPanel.module.css';

interface BaselineRowsProps {
  baselines: readonly Baseline[] | undefined;
  columns: readonly ScoreColumn[];
  shows: ReturnType<typeof roomBeside>;
  shaken: boolean;
}

/** Results of the organizer's between teams: set off, without a rank. */
export const BaselineRows = ({ baselines = [], columns, shows, shaken }: BaselineRowsProps) =>
  baselines.map(({ name, score, furtherScores }, index) => (
    <tr key={index} className={classes.baseline}>
      <td className={classes.rank}>—</td>
      {shaken && <td className={classes.wide} />}
      <td className={classes.team}>
        <span className={classes.name}>
          {name}
          <Badge color="gray">基线</Badge>
        </span>
      </td>
      {shows.members && <td className={classes.wide} />}
      {shows.range && <td className={classes.wide} />}
      <td className={classes.score}>{scoreText(score)}</td>
      {columns.slice(1).map(({ title }, column) => {
        const further = furtherScores[column];
        return (
          <td key={title} className={classes.wide}>
            {further === undefined ? '' : scoreText(further)}
          </td>
        );
      })}
      {shows.gap && <td className={classes.wide} />}
      {shows.entries && <td className={classes.wide} />}
      {shows.best && <td className={`${classes.wide} ${classes.roomy}`} />}
    </tr>
  ));
