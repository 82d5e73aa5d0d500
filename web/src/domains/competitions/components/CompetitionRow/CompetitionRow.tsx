import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { IconTrophy } from '@tabler/icons-react';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import { cardAddress, cardTags } from '../CompetitionCard/card.ts';
import { CompetitionBadges } from '../CompetitionCard/CompetitionBadges.tsx';
import {
  CompetitionCardFragmentDoc,
  type CompetitionCardFragment,
} from '../CompetitionCard/CompetitionCard.generated.ts';
import { SeriesChildren } from '../CompetitionCard/SeriesChildren.tsx';
import classes from './CompetitionRow.module.css';
import { RowCourse } from './RowCourse.tsx';

interface CompetitionRowProps {
  competition: FragmentType<CompetitionCardFragment>;
  /** Name of who runs it; null where none is named. */
  host: string | null;
  /** In the first rows: its picture loads at once. */
  eager: boolean;
  /** Colour of its drawn cover, which its neighbours don't have. */
  tone: number;
}

/** A competition as one row of a list to compare in; opens in a new tab. */
export const CompetitionRow = ({ competition, host, eager, tone }: CompetitionRowProps) => {
  const { data } = useSuspenseFragment({
    fragment: CompetitionCardFragmentDoc,
    fragmentName: 'CompetitionCard',
    from: competition,
  });
  const { framed } = useFramed();
  const tags = cardTags(data);
  const isOwn = data.viewerState?.registration === 'REGISTERED';
  return (
    <li className={surfaces.row} data-exposes={`competition:${data.id}`}>
      <div className={classes.row}>
        <div className={classes.cover}>
          <Cover
            id={data.id}
            about={[data.name, ...tags, data.shortDescription].join(' ')}
            image={data.image}
            eager={eager}
            tone={tone}
          />
        </div>
        <div className={classes.text}>
          <div className={classes.head}>
            <h3 className={classes.name}>
              <a
                href={cardAddress(data, framed(competitionPath(data.id)))}
                target="_blank"
                rel="noopener"
                className={surfaces.link}
              >
                {data.name}
              </a>
            </h3>
            <span className={classes.badges} data-own={isOwn || undefined}>
              <CompetitionBadges competition={data} />
            </span>
          </div>
          <p className={classes.description}>{data.shortDescription}</p>
          <p className={classes.small}>
            {host && <span className={classes.host}>{host}</span>}
            {tags.map((tag) => (
              <span key={tag} className={classes.tag}>
                {tag}
              </span>
            ))}
          </p>
        </div>
        <div className={classes.facts}>
          {data.award && (
            <span className={classes.award}>
              <IconTrophy size={16} stroke={1.5} aria-hidden />
              {data.award}
            </span>
          )}
          <span className={classes.people}>
            <span>{data.teamsCount} 队</span>
            <span className={classes.members}>
              <Count value={data.usersCount} /> 人
            </span>
          </span>
        </div>
        <RowCourse competition={data} />
      </div>
      {data.isSeries && (
        <div className={classes.series}>
          <SeriesChildren competitions={data.children} />
        </div>
      )}
    </li>
  );
};
