import { Skeleton, Text } from '@mantine/core';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { profilePath } from '#domains/members/paths.ts';
import { usePageHead } from '#lib/page-title.ts';
import { usePortfolioQuery } from './Portfolio.generated.ts';
import { portfolioHead } from './portfolio-head.ts';
import { PortfolioIntro } from './PortfolioIntro.tsx';
import { PortfolioSections } from './PortfolioSections.tsx';
import classes from './PortfolioPage.module.css';

/** /home/user/profile/:id/portfolio: what a member has done, on one page to be shown or printed. */
const PortfolioPage = () => {
  const { id = '' } = useParams();
  const { viewer } = useViewer();
  const query = usePortfolioQuery({ variables: { id } });
  const member = query.data?.member;
  usePageHead(member ? portfolioHead(member) : {});
  const own = viewer?.member.id === id;
  return (
    <PageFrame>
      <Loaded
        query={query}
        of={member}
        empty={
          <Missing
            what="用户"
            text="没有找到指定的用户"
            ways={[{ text: '去看看全部比赛', to: competitionListPath }]}
          />
        }
        skeleton={
          <>
            <Skeleton height={140} radius="lg" mb="xl" />
            <RowsSkeleton rows={6} />
          </>
        }
      >
        {(shown) =>
          (shown.isProfileHidden || shown.isDeactivated) && !own ? (
            <EmptyState
              text={shown.isDeactivated ? '该账号已停用' : '该用户没有公开个人主页'}
              action={<AppLink to={competitionListPath}>去看看全部比赛</AppLink>}
            />
          ) : (
            <>
              {shown.isProfileHidden && (
                <Text c="dimmed" mb="md" data-print="hidden">
                  你隐藏了个人主页，这份作品集只有你自己能看到。
                </Text>
              )}
              <PortfolioIntro member={shown} />
              <PortfolioSections member={shown} />
              <Text className={classes.section} data-print="hidden">
                <AppLink to={profilePath(id)} className={classes.link}>
                  查看个人主页
                </AppLink>
              </Text>
            </>
          )
        }
      </Loaded>
    </PageFrame>
  );
};

export default PortfolioPage;
