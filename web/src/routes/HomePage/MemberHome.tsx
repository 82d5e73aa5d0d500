import { Button, Skeleton, Text, Title } from '@mantine/core';
import { useId, useState } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { Viewer } from '#domains/account/components/Viewer/useViewer.ts';
import { ClassCalendar } from '#domains/activities/components/ClassCalendar/ClassCalendar.tsx';
import { MyActivities } from '#domains/activities/components/MyActivities/MyActivities.tsx';
import { MyCompetition } from '#domains/competitions/components/MyCompetition/MyCompetition.tsx';
import { competitionListPath, myCompetitionsPath } from '#domains/competitions/paths.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import { HomeFeed } from '#domains/feed/components/HomeFeed/HomeFeed.tsx';
import { profilePath } from '#domains/members/paths.ts';
import { projectPath } from '#domains/projects/paths.ts';
import type { LearningPathBannerFragment } from '#domains/site/components/Banners/Banners.generated.ts';
import { Banners } from '#domains/site/components/Banners/Banners.tsx';
import { Slides } from '#domains/site/components/Slides/Slides.tsx';
import { NothingFollowed } from './NothingFollowed.tsx';
import { Recent } from './Recent.tsx';
import { RecommendedReading } from './RecommendedReading.tsx';
import { Status } from './Status.tsx';
import { Welcome } from './Welcome.tsx';
import { useMemberHomeQuery } from './MemberHome.generated.ts';
import classes from './MemberHome.module.css';

type Competitions = NonNullable<
  NonNullable<ReturnType<typeof useMemberHomeQuery>['data']>['viewer']
>['competitions'];

const MyCompetitions = ({ competitions }: { competitions: Competitions }) => (
  <section aria-labelledby="my-competitions" className={classes.own}>
    <div className={classes.heading}>
      <Title order={2} size="h4" id="my-competitions">
        我的比赛
      </Title>
      <AppLink to={myCompetitionsPath} size="sm" alone>
        全部
      </AppLink>
    </div>
    {competitions?.items.length ? (
      <ul className={classes.ownList}>
        {competitions.items.map((competition) => (
          <MyCompetition key={competition.id} competition={competition} />
        ))}
      </ul>
    ) : (
      <Text c="dimmed">
        没有进行中的比赛，
        <AppLink to={competitionListPath} underline="always">
          去看看全部比赛
        </AppLink>
      </Text>
    )}
  </section>
);

interface LearningPathsProps {
  paths: readonly LearningPathBannerFragment[];
}

const LearningPaths = ({ paths }: LearningPathsProps) =>
  paths.length > 0 && (
    <section aria-labelledby="learning-paths">
      <Title order={2} size="h5" id="learning-paths" mb="xs">
        学习路径
      </Title>
      <Banners label="学习路径" banners={paths} />
    </section>
  );

/** Start of the site for a member: how they stand at the side, and the feed. */
const MemberHome = ({ viewer }: { viewer: Viewer }) => {
  const query = useMemberHomeQuery({ fetchPolicy: 'cache-and-network' });
  const [opened, setOpened] = useState(false);
  const side = useId();
  const recommended = query.data?.site.recommendConfig;
  return (
    <PageFrame>
      <Welcome viewer={viewer} />
      <Loaded
        query={query}
        of={query.data?.viewer}
        empty=""
        skeleton={<Skeleton className={classes.own} height={172} radius="lg" />}
      >
        {({ competitions }) => <MyCompetitions competitions={competitions} />}
      </Loaded>
      <div className={classes.columns}>
        <aside className={classes.side} aria-label="我的社区">
          <Status viewer={viewer} counts={query.data} />
          <Button
            variant="default"
            fullWidth
            className={classes.toggle}
            aria-expanded={opened}
            aria-controls={side}
            onClick={() => setOpened(!opened)}
          >
            {opened ? '收起' : '展开我的项目、数据集和推荐'}
          </Button>
          <div id={side} className={classes.more} data-opened={opened || undefined}>
            <Loaded
              query={query}
              of={query.data?.viewer}
              empty=""
              skeleton={<TextSkeleton lines={6} />}
            >
              {({ projects, datasets }) => (
                <>
                  <MyActivities />
                  <ClassCalendar />
                  <Recent
                    title="最近的项目"
                    empty="还没有项目"
                    all={profilePath(viewer.member.id, 'project')}
                    things={projects?.items ?? []}
                    pathOf={projectPath}
                  />
                  <Recent
                    title="最近的数据集"
                    empty="还没有数据集"
                    things={datasets?.items ?? []}
                    pathOf={datasetPath}
                  />
                  {query.data && (
                    <RecommendedReading
                      site={query.data.site}
                      channels={query.data.recommendedChannels}
                    />
                  )}
                  {recommended && (
                    <>
                      <Slides groups={recommended.groups} />
                      <Banners label="横幅" low banners={recommended.homeAds} />
                    </>
                  )}
                  <LearningPaths paths={recommended?.learningPaths ?? []} />
                </>
              )}
            </Loaded>
          </div>
        </aside>
        <div className={classes.main}>
          <HomeFeed empty={(refresh) => <NothingFollowed onLook={refresh} />} />
        </div>
      </div>
    </PageFrame>
  );
};

export default MemberHome;
