import { Text, Title } from '@mantine/core';
import { useParams, useSearchParams } from 'react-router';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { MyActivities } from '#domains/activities/components/MyActivities/MyActivities.tsx';
import { activityListPath, EXERCISES, MINE } from '#domains/activities/paths.ts';
import { useActivityListQuery, useActivityListSideQuery } from './ActivityList.generated.ts';
import { activityListHead } from './activity-list-head.ts';
import { Activities } from './Activities.tsx';
import { BannerCarousel } from './BannerCarousel.tsx';
import { FieldSidebar } from './FieldSidebar.tsx';
import { Filters } from './Filters.tsx';
import { variablesOf } from './filters.ts';
import { SignInToSee } from './SignInToSee.tsx';
import classes from './ActivityListPage.module.css';

/** /home/activity/:tab?: the activities, of a field or one's own, narrowed by what the address says. */
const ActivityListPage = () => {
  const { tab } = useParams();
  const [query] = useSearchParams();
  const { viewer, loading } = useViewer();
  const visits = !viewer && !loading;
  const variables = variablesOf(tab, query);
  const list = useActivityListQuery({
    variables: { ...variables, page: 1 },
    skip: tab === MINE && !viewer,
  });
  const { data: side } = useActivityListSideQuery();
  const known = side?.site.activityFields;
  const fields = known ?? [];
  const field = fields.find(({ key }) => key === tab);
  const narrowed = query.size > 0;
  usePageHead(
    activityListHead({ tab, field: field?.name, narrowed }, list.data?.activities.items ?? []),
  );
  const isOwn = tab === undefined || tab === MINE || tab === EXERCISES;
  if (known && !isOwn && !field)
    return (
      <Missing
        what="活动方向"
        text="没有找到指定的活动"
        ways={[{ text: '去看看全部活动', to: activityListPath }]}
      />
    );
  return (
    <PageFrame>
      <Title order={1}>{tab === EXERCISES ? '练习赛' : '活动'}</Title>
      <Text c="dimmed" mb="lg">
        {tab === EXERCISES
          ? '长期开放的榜单，随时提交，随时看到自己的名次'
          : '实战、训练营与直播，跟着导师一起学'}
      </Text>
      {tab === undefined && (
        <BannerCarousel banners={side?.site.recommendConfig?.activityAds ?? []} />
      )}
      {viewer && tab === undefined && !narrowed && <MyActivities />}
      <div className={classes.columns}>
        <FieldSidebar
          tab={tab}
          fields={fields}
          counts={{ all: side?.all.totalCount, exercises: side?.exercises.totalCount }}
        />
        <div className={classes.main}>
          <Filters hidesType={tab === EXERCISES} />
          {tab === MINE && visits ? <SignInToSee /> : <Activities query={list} />}
        </div>
      </div>
    </PageFrame>
  );
};

export default ActivityListPage;
