import { useNow } from '#lib/useNow.ts';
import { elapsedPercent } from '../CompetitionHeader/elapsed.ts';
import classes from './CompetitionRow.module.css';
import { courseText } from './course-text.ts';

/** Words on the time left, over a bar of the part that has passed; no bar where nothing runs. */
export const RowCourse = ({
  competition,
}: {
  competition: { startDate: string; endDate: string | null };
}) => {
  const now = useNow();
  const { text, urgent } = courseText(competition, now);
  const percent = elapsedPercent(competition, now);
  const runs = percent !== null && percent > 0 && percent < 100;
  return (
    <div className={classes.course} data-urgent={urgent || undefined}>
      <span>{text}</span>
      {runs && (
        <span className={classes.bar} aria-hidden>
          <span style={{ inlineSize: `${percent}%` }} />
        </span>
      )}
    </div>
  );
};
