import { Skeleton, Text, Title } from '@mantine/core';
import { IconTrophy } from '@tabler/icons-react';
import { AppLink } from '../../../../components/AppLink/AppLink.tsx';
import { Cover } from '../../../../components/Cover/Cover.tsx';
import { ErrorState } from '../../../../components/ErrorState/ErrorState.tsx';
import { forumPostPath, worksPath } from '../../paths.ts';
import classes from './AwardedWorks.module.css';
import type { useAwardedWorks } from './useAwardedWorks.ts';

/** Recommended works beside the list of competitions (spec 2, section 2). */
export const AwardedWorks = ({ works, error, refetch }: ReturnType<typeof useAwardedWorks>) => (
  <section aria-labelledby="awarded-works">
    <div className={classes.head}>
      <Title order={2} size="h4" id="awarded-works">
        获奖作品
      </Title>
      <AppLink to={worksPath} size="sm" aria-label="更多作品">
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
        <li key={id} className={classes.work}>
          <div className={classes.cover}>
            <Cover id={id} title={title} image={work?.cover} withTitle={false} eager={false} />
          </div>
          <div className={classes.text}>
            <AppLink to={forumPostPath(id)} className={classes.link}>
              {title}
            </AppLink>
            {work?.awardName && (
              <Text size="sm" className={classes.award}>
                <IconTrophy size={14} stroke={1.5} aria-hidden />
                {work.awardName}
              </Text>
            )}
            <Text size="xs" c="dimmed" truncate>
              {[work?.team?.name, work?.competition?.name].filter(Boolean).join(' · ')}
            </Text>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
