import { Group, Skeleton, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { RankingCard } from '#domains/competitions/components/RankingCard/RankingCard.tsx';
import { rankingActivitiesPath } from '#domains/competitions/paths.ts';
import type { CompetitionListSideQuery } from './CompetitionListSide.generated.ts';
import classes from './RankingGuide.module.css';

interface RankingGuideProps {
  activities: CompetitionListSideQuery['rankingActivities']['items'];
}

/** 打榜: three activities that never close, two below 990 px, one below 776. */
export const RankingGuide = ({ activities }: RankingGuideProps) => (
  <section aria-labelledby="ranking-guide" className={classes.guide}>
    <Group justify="space-between" mb="sm">
      <Title order={2} size="h4" id="ranking-guide">
        打榜
      </Title>
      <AppLink to={rankingActivitiesPath} aria-label="更多打榜活动" alone>
        更多
      </AppLink>
    </Group>
    <ul className={classes.cards}>
      {activities.map((activity) => (
        <RankingCard key={activity.id} activity={activity} />
      ))}
    </ul>
  </section>
);

/** Keeps the room of the guide while it loads, so that the list below stays in its place. */
export const RankingGuideSkeleton = () => (
  <div className={classes.guide} aria-hidden>
    <Skeleton height={26} width={64} radius="sm" mb="sm" />
    <div className={classes.cards}>
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={98} radius="lg" />
      ))}
    </div>
  </div>
);
