import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Badge, Group, Text } from '@mantine/core';
import { IconTrophy, IconUsers } from '@tabler/icons-react';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { formatDate } from '#lib/dates.ts';
import { useFramed } from '#routing/useFramed.ts';
import { competitionPath } from '#domains/competitions/paths.ts';
import {
  CompetitionCardFragmentDoc,
  type CompetitionCardFragment,
} from './CompetitionCard.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './CompetitionCard.module.css';
import { CompetitionBadges } from './CompetitionBadges.tsx';
import { SeriesChildren } from './SeriesChildren.tsx';
import { cardAddress, cardTags } from './card.ts';

interface CompetitionCardProps {
  competition: FragmentType<CompetitionCardFragment>;
  /** In the first rows: its picture loads at once. */
  eager: boolean;
  /** Colour of its drawn cover, where its neighbours have others. */
  tone?: number | undefined;
}

/** A competition in the list; opens in a new tab. */
export const CompetitionCard = ({ competition, eager, tone }: CompetitionCardProps) => {
  const { data } = useSuspenseFragment({
    fragment: CompetitionCardFragmentDoc,
    fragmentName: 'CompetitionCard',
    from: competition,
  });
  const tags = cardTags(data);
  const { framed } = useFramed();
  return (
    <li
      className={surfaces.card}
      data-upright
      data-series={data.isSeries || undefined}
      data-exposes={`competition:${data.id}`}
    >
      <div className={classes.cover}>
        <Cover
          id={data.id}
          about={[data.name, ...tags, data.shortDescription].join(' ')}
          image={data.image}
          eager={eager}
          tone={tone}
        />
        <Group gap={6} className={classes.labels}>
          <CompetitionBadges competition={data} onCover />
        </Group>
      </div>
      <div className={surfaces.body}>
        <h3 className={surfaces.name}>
          <a
            href={cardAddress(data, framed(competitionPath(data.id)))}
            target="_blank"
            rel="noopener"
            className={surfaces.link}
          >
            {data.name}
          </a>
        </h3>
        <Text size="sm" c="dimmed" lineClamp={2} className={classes.description}>
          {data.shortDescription}
        </Text>
        {tags.length > 0 && (
          <Group gap={6} mt="sm">
            {tags.map((tag) => (
              <Badge key={tag} color="gray" className={classes.tag}>
                {tag}
              </Badge>
            ))}
          </Group>
        )}
        {data.isSeries && <SeriesChildren competitions={data.children} />}
        <div className={classes.foot}>
          {data.award ? (
            <span className={classes.award}>
              <IconTrophy size={16} stroke={1.5} aria-hidden />
              {data.award}
            </span>
          ) : (
            <span>{formatDate(data.startDate)} 开始</span>
          )}
          <span className={classes.people}>
            <IconUsers size={16} stroke={1.5} aria-hidden />
            <Count value={data.usersCount} /> 人
          </span>
        </div>
      </div>
    </li>
  );
};
