import { sessionOf } from '@whaletide/schema/domains/activities/rules/activity-course.ts';
import { formatDate, formatTimeSpan } from '#lib/dates.ts';
import { useNow } from '#lib/useNow.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { courseText } from '../CompetitionRow/course-text.ts';
import type { CompetitionHeaderFragment } from './CompetitionHeader.generated.ts';
import classes from './CompetitionHeader.module.css';
import { elapsedPercent } from './elapsed.ts';

const timesOf = ({ startDate, endDate }: CompetitionHeaderFragment): string =>
  `${formatDate(startDate)} – ${endDate ? formatDate(endDate) : '长期开放'}`;

/**
 * Day and hour of a live session; else what is left of a competition, and how far it is. The bar is the
 * browser's own: Mantine's would be 1 KB more of a page that many open first.
 */
export const HeaderTime = ({ competition }: { competition: CompetitionHeaderFragment }) => {
  const now = useNow();
  const session = sessionOf(competition);
  if (session)
    return (
      <div className={classes.time}>
        <time dateTime={session.startsAt}>{formatTimeSpan(session.startsAt, session.endsAt)}</time>
      </div>
    );
  const { text, urgent } = courseText(competition, now);
  const percent = elapsedPercent(competition, now);
  return (
    <div className={classes.time} data-urgent={urgent || undefined}>
      <span title={timesOf(competition)}>{text}</span>
      {percent !== null && (
        <progress
          className={classes.elapsed}
          value={percent}
          max={100}
          aria-label={`${eventWord(competition)}进度`}
        />
      )}
    </div>
  );
};
