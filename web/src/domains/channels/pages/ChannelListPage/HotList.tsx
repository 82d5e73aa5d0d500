import { Text } from '@mantine/core';
import { Link } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import surfaces from '#theme/surfaces.module.css';
import { projectPath } from '#domains/projects/paths.ts';
import { channelPath } from '#domains/channels/paths.ts';
import type { useChannelHighlightsQuery } from './ChannelList.generated.ts';
import list from './ChannelListPage.module.css';
import classes from './SidePanel.module.css';

/** Five projects of channels that the last two weeks talked about. */
export const HotList = ({ query }: { query: ReturnType<typeof useChannelHighlightsQuery> }) => (
  <section aria-labelledby="hot-projects" className={`${surfaces.panel} ${list.hot}`}>
    <h2 id="hot-projects" className={classes.heading}>
      内容热榜
    </h2>
    <Loaded
      query={query}
      of={query.data?.channelHotList}
      empty="暂无内容"
      skeleton={
        <div className={classes.waiting}>
          <RowsSkeleton rows={5} />
        </div>
      }
    >
      {(items) =>
        items.length === 0 ? (
          <Text size="sm" c="dimmed" className={classes.none}>
            最近两周还没有热门项目
          </Text>
        ) : (
          <ol className={classes.rows}>
            {items.map(({ project, channels }, index) => (
              <li key={project.id} className={`${surfaces.row} ${classes.row}`}>
                <span className={classes.place} aria-hidden>
                  {index + 1}
                </span>
                <span className={classes.hot}>
                  <Link to={projectPath(project.id)} className={surfaces.link}>
                    {project.title}
                  </Link>
                  {channels?.[0] && (
                    <AppLink
                      to={channelPath(channels[0].id)}
                      size="sm"
                      c="dimmed"
                      className={classes.channel}
                    >
                      {channels[0].name}
                    </AppLink>
                  )}
                </span>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  </section>
);
