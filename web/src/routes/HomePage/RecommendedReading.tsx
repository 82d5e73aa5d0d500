import { Text, Title } from '@mantine/core';
import { useId } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Count } from '#components/Count/Count.tsx';
import { channelListPath, channelPath } from '#domains/channels/paths.ts';
import { columnListPath, columnPath } from '#domains/columns/paths.ts';
import { projectListPath, projectPath } from '#domains/projects/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import type { RecommendedFragment } from '../Recommended/Recommended.generated.ts';
import classes from './MemberHome.module.css';

const Heading = ({ title, all }: { title: string; all: string }) => (
  <div className={classes.heading}>
    <Title order={3} size="h6">
      {title}
    </Title>
    <AppLink to={all} size="sm" alone>
      全部
    </AppLink>
  </div>
);

/** So many channels of the carousel are named. */
const MAX_CHANNELS = 3;

interface RecommendedReadingProps {
  site: RecommendedFragment;
  channels: readonly { id: string; name: string; followersCount: number | null }[];
}

/** Channels, columns and projects that administrators recommend; nothing where there are none. */
export const RecommendedReading = ({ site, channels }: RecommendedReadingProps) => {
  const heading = useId();
  const columns = site.recommendedColumns ?? [];
  const projects = site.hotProjects ?? [];
  if (columns.length + projects.length + channels.length === 0) return null;
  return (
    <section aria-labelledby={heading} className={`${surfaces.panel} ${classes.panel}`}>
      <Title order={2} size="h5" id={heading} mb="xs">
        推荐阅读
      </Title>
      {channels.length > 0 && (
        <>
          <Heading title="频道" all={channelListPath} />
          <ul className={classes.list}>
            {channels.slice(0, MAX_CHANNELS).map(({ id, name, followersCount }) => (
              <li key={id}>
                <AppLink to={channelPath(id)} alone className={classes.line}>
                  {name}
                </AppLink>
                <Text size="sm" c="dimmed">
                  <Count value={followersCount} /> 人关注
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
      {columns.length > 0 && (
        <>
          <Heading title="专栏" all={columnListPath} />
          <ul className={classes.list}>
            {columns.map(({ id, name, projectsCount }) => (
              <li key={id}>
                <AppLink to={columnPath(id)} alone className={classes.line}>
                  {name}
                </AppLink>
                <Text size="sm" c="dimmed">
                  <Count value={projectsCount} /> 个项目
                </Text>
              </li>
            ))}
          </ul>
        </>
      )}
      {projects.length > 0 && (
        <>
          <Heading title="热门项目" all={projectListPath} />
          <ul className={classes.list}>
            {projects.map(({ id, title }) => (
              <li key={id}>
                <AppLink to={projectPath(id)} alone className={classes.line}>
                  {title}
                </AppLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
