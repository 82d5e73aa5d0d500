import { Skeleton, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { forumPostPath, worksPath } from '#domains/forum/paths.ts';
import { WorkRow } from '../WorkRow/WorkRow.tsx';
import classes from './AwardedWorks.module.css';
import type { useAwardedWorks } from './useAwardedWorks.ts';

/** Recommended works beside the list of competitions. */
export const AwardedWorks = ({ works, error, refetch }: ReturnType<typeof useAwardedWorks>) => (
  <section aria-labelledby="awarded-works">
    <div className={classes.head}>
      <Title order={2} size="h4" id="awarded-works">
        获奖作品
      </Title>
      <AppLink to={worksPath} size="sm" aria-label="更多作品" alone>
        更多
      </AppLink>
    </div>
    {!works && error && <ErrorState error={error} onRetry={refetch} />}
    <ul className={classes.works} aria-busy={!works && !error}>
      {!works &&
        !error &&
        [1, 2, 3].map((place) => (
          <li key={place}>
            <Skeleton height={63} radius="md" />
          </li>
        ))}
      {works?.map(({ id, title, work }) => (
        <WorkRow
          key={id}
          id={id}
          title={title}
          cover={work?.cover}
          award={work?.awardName}
          by={[work?.team?.name, work?.competition?.name].filter(Boolean).join(' · ')}
          to={forumPostPath(id)}
        />
      ))}
    </ul>
  </section>
);
