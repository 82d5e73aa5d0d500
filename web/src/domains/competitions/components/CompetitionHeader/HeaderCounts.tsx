import { Count } from '#components/Count/Count.tsx';
import { takesWorksOf } from '../takes-works.ts';
import type { CompetitionHeaderFragment } from './CompetitionHeader.generated.ts';
import classes from './CompetitionHeader.module.css';

interface HeaderCountsProps {
  competition: CompetitionHeaderFragment;
  /** Whole numbers instead of 1.2万. */
  raw: boolean | undefined;
}

/** Numbers of people, teams and works once it has begun; people alone where nothing is handed in. */
export const HeaderCounts = ({ competition, raw }: HeaderCountsProps) => {
  const { status, usersCount, teamsCount, worksCount } = competition;
  const people = { text: '人参加', value: usersCount };
  const counts = takesWorksOf(competition)
    ? [people, { text: '支团队', value: teamsCount }, { text: '次提交', value: worksCount }]
    : [people];
  if (status === 'NOT_STARTED') return null;
  return (
    <ul className={classes.counts}>
      {counts.map(({ text, value }) => (
        <li key={text}>
          <strong>
            <Count value={value} raw={raw} />
          </strong>{' '}
          {text}
        </li>
      ))}
    </ul>
  );
};
