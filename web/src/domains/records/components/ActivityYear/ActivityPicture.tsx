import { dayText, yearOf } from '@whaletide/schema/domains/records/rules/activity.ts';
import { useNow } from '#lib/useNow.ts';
import surfaces from '#theme/surfaces.module.css';
import type { ActivityDayFragment } from './ActivityYear.generated.ts';
import { MonthTable } from './MonthTable.tsx';
import classes from './ActivityYear.module.css';

/** Side of a day and the step to the next one, in pixels. */
const SIDE = 11;
const STEP = 14;

const sumOf = (days: readonly ActivityDayFragment[]) => {
  const sum = { submissions: 0, publications: 0, posts: 0 };
  for (const { submissionsCount, publicationsCount, postsCount } of days) {
    sum.submissions += submissionsCount;
    sum.publications += publicationsCount;
    sum.posts += postsCount;
  }
  return sum;
};

/** Shades of the days, with the words at their ends. */
const Shades = () => (
  <span className={classes.shades} aria-hidden>
    少
    {[0, 1, 2, 3, 4].map((level) => (
      <svg key={level} width={SIDE} height={SIDE}>
        <rect className={classes.day} data-level={level} width={SIDE} height={SIDE} rx={2} />
      </svg>
    ))}
    多
  </span>
);

/** Picture of the days of a year, with its sums and its months as a table. */
export const ActivityPicture = ({ days }: { days: readonly ActivityDayFragment[] }) => {
  const weeks = yearOf(days, new Date(useNow()));
  const { submissions, publications, posts } = sumOf(days);
  const said = `近一年有 ${days.length} 天活动：提交 ${submissions} 次，发布 ${publications} 次，讨论 ${posts} 次`;
  return (
    <div className={`${surfaces.panel} ${classes.frame}`}>
      <div className={classes.weeks}>
        <svg
          width={weeks.length * STEP}
          height={7 * STEP}
          viewBox={`0 0 ${weeks.length * STEP} ${7 * STEP}`}
          className={classes.picture}
          role="img"
          aria-label={said}
        >
          {weeks.map((week, x) =>
            week.map(
              (day, y) =>
                day && (
                  <rect
                    key={day.day}
                    className={classes.day}
                    data-level={day.level}
                    x={x * STEP}
                    y={y * STEP}
                    width={SIDE}
                    height={SIDE}
                    rx={2}
                  >
                    <title>{dayText(day)}</title>
                  </rect>
                ),
            ),
          )}
        </svg>
      </div>
      <div className={classes.foot}>
        <span aria-hidden>{said}</span>
        <Shades />
      </div>
      <MonthTable days={days} />
    </div>
  );
};
