import { Button, Group, Title } from '@mantine/core';
import { IconPencil, IconPhoto, IconPhotoPlus } from '@tabler/icons-react';
import { Link, useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Missing } from '#components/Missing/Missing.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { RelatedColumns } from '#domains/columns/components/RelatedColumns/RelatedColumns.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { ForumTrail } from '#domains/forum/components/ForumTrail/ForumTrail.tsx';
import { readAddress } from '#domains/forum/components/PostList/list-address.ts';
import { ListControls } from '#domains/forum/components/PostList/ListControls.tsx';
import { PostList } from '#domains/forum/components/PostList/PostList.tsx';
import { NoForum } from '#domains/forum/components/NoForum/NoForum.tsx';
import { PublishButton } from '#domains/forum/components/PublishButton/PublishButton.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { OpenCompetitions } from '#domains/competitions/components/OpenCompetitions/OpenCompetitions.tsx';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { createPostPath, forumPostPath, worksPath } from '#domains/forum/paths.ts';
import { forumListHead } from './forum-list-head.ts';
import { useForumHeadQuery } from './ForumHead.generated.ts';
import classes from './ForumListPage.module.css';

/** /home/competition/forumlist/:id?type=&sort=&q=&in=&page= */
const ForumListPage = () => {
  const { id = '' } = useParams();
  const { framed, inFrame } = useFramed();
  const [query, changeQuery] = useAddressQuery();
  const { data, error, refetch } = useForumHeadQuery({ variables: { id } });
  const competition = data?.competition;
  const address = readAddress(query);
  usePageHead(competition ? forumListHead(competition, address) : {});
  const change = (part: Record<string, string>) =>
    changeQuery({ page: null, ...part }, { preventScrollReset: true });

  if (!competition) {
    return (
      <PageFrame>
        {error && <ErrorState title="获取比赛信息失败" error={error} onRetry={refetch} />}
        {data && !error && (
          <Missing
            what="讨论区"
            text="没有找到指定的比赛"
            ways={[
              { text: '去看看全部比赛', to: competitionListPath },
              { text: '所有作品', to: worksPath },
            ]}
          >
            <OpenCompetitions />
          </Missing>
        )}
        {!data && !error && <TextSkeleton lines={6} />}
      </PageFrame>
    );
  }
  const { forum, viewerState } = competition;
  if (!forum) {
    return (
      <PageFrame>
        <NoForum competition={competition} error={error} onRetry={refetch} />
      </PageFrame>
    );
  }
  const { canWrite } = forum.permissions;
  // A team has one work.
  const work = viewerState?.team?.workPostId;

  return (
    <PageFrame>
      <ForumTrail competition={competition} />
      <Group justify="space-between" mb="lg" gap="sm">
        <Group gap="lg" align="baseline">
          <Title order={1}>讨论区</Title>
          {!inFrame && (
            <AppLink to={worksPath} alone>
              所有作品
            </AppLink>
          )}
        </Group>
        <Group gap="sm">
          {work && (
            <Button
              component={Link}
              variant="default"
              to={framed(forumPostPath(work))}
              leftSection={<IconPhoto size={18} stroke={1.5} aria-hidden />}
            >
              查看作品
            </Button>
          )}
          {viewerState?.team && !work && canWrite && (
            <PublishButton
              mayWrite={canWrite}
              variant="default"
              to={framed(createPostPath(id, viewerState.team.id))}
              leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}
            >
              发布作品
            </PublishButton>
          )}
          <PublishButton
            mayWrite={canWrite}
            to={framed(createPostPath(id))}
            leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          >
            发布帖子
          </PublishButton>
        </Group>
      </Group>
      <div className={classes.layout}>
        <div className={classes.main}>
          <ListControls key={address.text} kind="COMPETITION" address={address} onChange={change} />
          <PostList
            place={{ kind: 'COMPETITION', id }}
            address={address}
            empty="暂无帖子"
            onPage={(page, options) =>
              changeQuery({ page: page > 1 ? String(page) : null }, options)
            }
          />
        </div>
        <aside className={classes.side}>
          <RelatedColumns competitionId={id} />
        </aside>
      </div>
    </PageFrame>
  );
};

export default ForumListPage;
