import '@mantine/core/styles/Tabs.layer.css';
import { Skeleton, Tabs, Text, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { MemberFeed } from '#domains/feed/components/MemberFeed/MemberFeed.tsx';
import { useMemberProfileQuery } from '#domains/members/components/MemberFacts/MemberFacts.generated.ts';
import { profilePath, type ProfileTab, profileTabs } from '#domains/members/paths.ts';
import { ActivityYear } from '#domains/records/components/ActivityYear/ActivityYear.tsx';
import { activeInSight } from '#lib/active-in-sight.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { ActivitiesTab, ColumnsTab, CompetitionsTab, DatasetsTab } from './CollectionTabs.tsx';
import { ConfigTab } from './ConfigTab.tsx';
import { FolloweesTab, FollowersTab } from './FollowsTab.tsx';
import { OwnProjectsTab } from './OwnProjectsTab.tsx';
import { profileHead } from './profile-head.ts';
import { ProfileHeader } from './ProfileHeader.tsx';
import { ProjectsTab } from './ProjectsTab.tsx';
import { RecordTab } from './RecordTab.tsx';
import classes from './ProfilePage.module.css';

const titles: Record<ProfileTab, string> = {
  overview: '概览',
  feed: '动态',
  project: '项目',
  dataset: '数据集',
  column: '专栏',
  competition: '比赛',
  activity: '活动',
  followers: '关注者',
  followees: '关注的人',
  config: '主页配置',
};

/** /home/user/profile/:id/:tab?page= */
const ProfilePage = () => {
  const { id = '', tab: named } = useParams();
  const tab = profileTabs.find((one) => one === named) ?? 'overview';
  const navigate = useNavigate();
  const { viewer, loading: viewerLoading } = useViewer();
  const { data, previousData, error, refetch } = useMemberProfileQuery({ variables: { id } });
  // It stays while a count of it is asked for again.
  const kept = previousData?.member?.id === id ? previousData.member : undefined;
  const member = data ? data.member : kept;
  usePageHead(member ? profileHead(member, tab === 'overview' ? '主页' : titles[tab]) : {});

  if (!member)
    return (
      <PageFrame>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !error && (
          <Missing
            what="用户"
            text="没有找到指定的用户"
            ways={[{ text: '去看看全部比赛', to: competitionListPath }]}
          />
        )}
        {!data && !error && (
          <div role="group" aria-busy="true" aria-label="加载中">
            <Skeleton height={140} radius="lg" mb="xl" />
            <RowsSkeleton rows={6} />
          </div>
        )}
      </PageFrame>
    );

  const own = viewer?.member.id === id;
  const shown = profileTabs.filter((one) => one !== 'config' || own);
  if (!shown.some((one) => one === tab) && !(tab === 'config' && viewerLoading))
    return <Redirect to={profilePath(id)} />;
  const hidden = (member.isProfileHidden || member.isDeactivated) && !own;
  return (
    <>
      <ProfileHeader member={member} own={own} />
      {hidden ? (
        <PageFrame>
          <EmptyState
            text={member.isDeactivated ? '该账号已停用' : '该用户没有公开个人主页'}
            action={<AppLink to={competitionListPath}>去看看全部比赛</AppLink>}
          />
        </PageFrame>
      ) : (
        <Tabs
          value={tab}
          keepMounted={false}
          onChange={(next) =>
            void navigate(profilePath(id, (next ?? 'overview') as ProfileTab), {
              preventScrollReset: true,
            })
          }
        >
          <div className={classes.tabs}>
            <Tabs.List ref={activeInSight} className={classes.list}>
              {shown.map((one) => (
                <Tabs.Tab key={one} value={one}>
                  {titles[one]}
                </Tabs.Tab>
              ))}
            </Tabs.List>
          </div>
          <PageFrame>
            {own && member.isProfileHidden && tab !== 'config' && (
              <Text c="dimmed" mb="md">
                你隐藏了个人主页，下面的内容只有你自己能看到。
              </Text>
            )}
            <Tabs.Panel value="overview">
              <Title order={2} size="h3" mb="sm">
                近一年的活动
              </Title>
              <ActivityYear memberId={id} />
              <Title order={2} size="h3" mt="xl" mb="sm">
                最近的项目
              </Title>
              <ProjectsTab memberId={id} most={6} />
              <Title order={2} size="h3" mt="xl" mb="sm">
                参加的比赛
              </Title>
              <CompetitionsTab memberId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="feed">
              <MemberFeed key={id} memberId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="project">
              {own ? <OwnProjectsTab /> : <ProjectsTab key={id} memberId={id} />}
            </Tabs.Panel>
            <Tabs.Panel value="dataset">
              <DatasetsTab key={id} memberId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="column">
              <ColumnsTab key={id} memberId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="competition">
              <RecordTab key={id} memberId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="activity">
              <ActivitiesTab key={id} memberId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="followers">
              <FollowersTab key={id} memberId={id} />
            </Tabs.Panel>
            <Tabs.Panel value="followees">
              <FolloweesTab key={id} memberId={id} />
            </Tabs.Panel>
            {own && (
              <Tabs.Panel value="config">
                <ConfigTab member={member} />
              </Tabs.Panel>
            )}
          </PageFrame>
        </Tabs>
      )}
    </>
  );
};

export default ProfilePage;
