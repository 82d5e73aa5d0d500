import '@mantine/core/styles/NavLink.layer.css';
import { Badge, Button, NativeSelect, NavLink, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Suspense } from 'react';
import { Link, useParams } from 'react-router';
import { Redirect } from '#components/Redirect/Redirect.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageTitle } from '#lib/page-title.ts';
import { useNow } from '#lib/useNow.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { takesWorksOf } from '#domains/competitions/components/takes-works.ts';
import { detailPath, eventWord } from '#domains/competitions/paths.ts';
import { manageCompetitionsPath } from '#domains/organizations/paths.ts';
import { manageCompetitionPath } from '#domains/managing/paths.ts';
import { statusAt } from '#domains/managing/status-text.ts';
import { LeaveRole } from './LeaveRole.tsx';
import { useManageCompetitionQuery } from './ManageCompetition.generated.ts';
import classes from './ManageCompetitionPage.module.css';
import { panelsOf } from './panels.ts';

/** /org/:shortName/competition/manage/:id/:panel?: everything that organizers do, a panel each. */
const ManageCompetitionPage = () => {
  const { shortName = '', id = '', panel } = useParams();
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const query = useManageCompetitionQuery({ variables: { id } });
  const live = query.data?.competition?.live;
  const now = useNow(undefined, [live?.startsAt ?? null, live?.endsAt ?? null]);
  const name = query.data?.competition?.name;
  usePageTitle(name && `管理 ${name}`);
  return (
    <Loaded
      query={query}
      of={query.data?.competition}
      empty={
        <Missing
          what="比赛或活动"
          text="没有找到指定的比赛或活动"
          ways={[{ text: '管理的全部比赛和活动', to: manageCompetitionsPath(shortName) }]}
        />
      }
      failed="Oops, 出错了"
      skeleton={
        <PageFrame>
          <div className={classes.head}>
            <TextSkeleton lines={8} />
          </div>
        </PageFrame>
      }
    >
      {(competition) => {
        const { viewerRole } = competition;
        if (!viewerRole) return <Redirect to="/home/error?type=1" />;
        const panels = panelsOf({
          ...competition,
          viewerRole,
          takesWorks: takesWorksOf(competition),
        });
        const current = panel === undefined ? panels[0] : panels.find(({ key }) => key === panel);
        if (!current) return <Redirect to={manageCompetitionPath(shortName, id)} />;
        const status = statusAt(competition, now);
        const { Component } = current;

        return (
          <PageFrame>
            <div className={classes.head}>
              <nav aria-label="面包屑" className={classes.crumbs}>
                <AppLink to={manageCompetitionsPath(shortName)} alone>
                  {competition.organization?.name ?? '管理比赛和活动'}
                </AppLink>
                <span aria-current="page">{competition.name}</span>
              </nav>
              <div className={classes.title}>
                <Title order={1} size="h2">
                  {competition.name}
                </Title>
                <Badge color={status.color}>{status.text}</Badge>
                <Button component={Link} to={detailPath(competition)} variant="default" size="xs">
                  查看{eventWord(competition)}页
                </Button>
                {viewer && viewerRole !== 'OWNER' && (
                  <LeaveRole
                    competition={competition}
                    memberId={viewer.id}
                    roleName={viewerRole === 'JUDGE' ? '评委' : '协办'}
                  />
                )}
              </div>
            </div>
            <NativeSelect
              className={classes.select}
              aria-label="管理内容"
              data={panels.map(({ key, title }) => ({ value: key, label: title }))}
              value={current.key}
              onChange={({ currentTarget }) =>
                void navigate(manageCompetitionPath(shortName, id, currentTarget.value))
              }
            />
            <div className={classes.columns}>
              <nav aria-label="管理内容" className={classes.list}>
                {panels.map(({ key, title }) => (
                  <NavLink
                    key={key}
                    component={Link}
                    to={manageCompetitionPath(shortName, id, key)}
                    label={title}
                    active={key === current.key}
                    aria-current={key === current.key ? 'page' : undefined}
                  />
                ))}
              </nav>
              <section className={classes.main} aria-labelledby="manage-panel">
                <Title order={2} size="h3" id="manage-panel" mb="md">
                  {current.title}
                </Title>
                <Suspense fallback={<TextSkeleton lines={8} />}>
                  <Component competitionId={id} />
                </Suspense>
              </section>
            </div>
          </PageFrame>
        );
      }}
    </Loaded>
  );
};

export default ManageCompetitionPage;
