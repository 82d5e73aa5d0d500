import type { ApolloCache } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { Button, Text } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import { Opened } from '#components/Dialog/Opened.tsx';
import { Moderation } from '#domains/moderation/components/Moderation/Moderation.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { useNavigate } from '#routing/useNavigate.ts';
import { editPathIn, listPathIn } from '#domains/forum/paths.ts';
import { placeOf, type Post } from './post.ts';
import { actionIcon as icon } from './post-actions.ts';
import { useDeleteForumPostMutation } from './PostMutations.generated.ts';

const DeleteByTitle = lazy(() => import('#components/DeleteByTitle/DeleteByTitle.tsx'));

/** A post that was deleted is in no list, and its team has no work. */
const forget = (cache: ApolloCache, post: Post) => {
  cache.evict({ id: cache.identify(post) ?? '' });
  const team = post.work?.team;
  if (!team) return;
  cache.modify<{ workPostId: string | null }>({
    id: cache.identify(team) ?? '',
    fields: { workPostId: () => null },
  });
};

interface OwnActionsProps {
  post: Post;
  mayEdit: boolean;
  /** Deletes it in its own name; administrators do by the moderation, with a reason. */
  mayDelete: boolean;
}

/** 编辑 and 删除, and the moderation of administrators. */
export const OwnActions = ({ post, mayEdit, mayDelete }: OwnActionsProps) => {
  const [remove] = useDeleteForumPostMutation({
    context: { showsErrors: true },
  });
  const { cache } = useApolloClient();
  const [asking, setAsking] = useState(false);
  const { framed } = useFramed();
  const navigate = useNavigate();
  const leave = () => navigate(framed(listPathIn(placeOf(post))), { replace: true });
  const confirm = async () => {
    await remove({
      variables: { input: { postId: post.id } },
      update: (cache) => {
        forget(cache, post);
      },
    });
    await leave();
  };
  return (
    <>
      {mayEdit && (
        <Button
          component={Link}
          to={framed(editPathIn(placeOf(post), post.id))}
          variant="default"
          leftSection={<IconPencil {...icon} />}
        >
          编辑
        </Button>
      )}
      {mayDelete && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconTrash {...icon} />}
          onClick={() => setAsking(true)}
        >
          删除
        </Button>
      )}
      <Moderation
        kind="POST"
        id={post.id}
        what="帖子"
        ownerId={post.author?.id}
        foldReason={post.foldReason}
        onRemoved={async () => {
          forget(cache, post);
          await leave();
        }}
      />
      <Opened of={asking}>
        {() => (
          <Suspense>
            <DeleteByTitle
              heading="删除帖子"
              title={post.title}
              failed="删除帖子失败"
              onDelete={confirm}
              onClose={() => setAsking(false)}
            >
              <Text>删除后，帖子与它的评论都不再显示。</Text>
            </DeleteByTitle>
          </Suspense>
        )}
      </Opened>
    </>
  );
};
