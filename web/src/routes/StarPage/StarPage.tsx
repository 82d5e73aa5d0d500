import { Title } from '@mantine/core';
import { useParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { ChannelCard } from '#domains/channels/components/ChannelCard/ChannelCard.tsx';
import { DatasetCard } from '#domains/datasets/components/DatasetCard/DatasetCard.tsx';
import { ProjectCard } from '#domains/projects/components/ProjectCard/ProjectCard.tsx';
import { starPath, starredChannelsPath, starredDatasetsPath } from '#domains/projects/paths.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './StarPage.module.css';
import {
  useStarQuery,
  useStarredChannelsQuery,
  useStarredDatasetsQuery,
} from './StarPage.generated.ts';

// Favourites change on every other page.
const fresh = {
  variables: { page: 1 },
  fetchPolicy: 'cache-and-network',
  context: { showsErrors: true },
} as const;

/** One that is taken out stays on the page, to be put back. */
const Projects = () => {
  const query = useStarQuery(fresh);
  return (
    <EndlessList
      query={query}
      list={query.data?.viewer?.bookmarkedProjects}
      empty="还没有收藏的项目"
      skeleton={<RowsSkeleton rows={6} />}
    >
      {(items) => (
        <ul className={surfaces.rows}>
          {items.map((project) => (
            <ProjectCard key={project.id} project={project} />
          ))}
        </ul>
      )}
    </EndlessList>
  );
};

const Datasets = () => {
  const query = useStarredDatasetsQuery(fresh);
  return (
    <EndlessList
      query={query}
      list={query.data?.viewer?.bookmarkedDatasets}
      empty="还没有收藏的数据集"
      skeleton={<RowsSkeleton rows={6} />}
    >
      {(items) => (
        <ul className={surfaces.rows}>
          {items.map((dataset, index) => (
            <DatasetCard key={dataset.id} dataset={dataset} eager={index < 4} />
          ))}
        </ul>
      )}
    </EndlessList>
  );
};

const Channels = () => {
  const query = useStarredChannelsQuery({ fetchPolicy: 'cache-and-network' });
  const none = <EmptyState text="还没有关注的频道" />;
  return (
    <Loaded
      query={query}
      of={query.data?.viewer?.channels}
      empty={none}
      skeleton={<RowsSkeleton rows={6} />}
    >
      {(channels) =>
        channels.length === 0 ? (
          none
        ) : (
          <ul className={classes.grid}>
            {channels.map((channel, index) => (
              <ChannelCard key={channel.id} channel={channel} eager={index < 4} heading="h2" />
            ))}
          </ul>
        )
      }
    </Loaded>
  );
};

const tabs = [
  { key: 'project', title: '项目', to: starPath },
  { key: 'dataset', title: '数据集', to: starredDatasetsPath },
  { key: 'channel', title: '频道', to: starredChannelsPath },
];

/** /home/user/star/:tab?: what the member keeps and follows. */
const StarPage = () => {
  const { tab = 'project' } = useParams();
  if (!tabs.some(({ key }) => key === tab)) return <Redirect to={starPath} />;
  return (
    <PageFrame>
      <Title order={1} mb="lg">
        我的收藏
      </Title>
      <SubTabs label="我的收藏" current={tab} tabs={tabs} />
      {tab === 'dataset' && <Datasets />}
      {tab === 'channel' && <Channels />}
      {tab === 'project' && <Projects />}
    </PageFrame>
  );
};

export default StarPage;
