import { Button } from '@mantine/core';
import { IconPin, IconStar, IconTrophy } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { Opened } from '#components/Dialog/Opened.tsx';
import { notify } from '#lib/notify.ts';
import type { Post } from './post.ts';
import { actionIcon as icon, sayFailed } from './post-actions.ts';
import { useMarkForumPostMutation } from './PostMutations.generated.ts';

const AwardModal = lazy(() => import('./AwardModal.tsx'));

/** Actions of the forum's managers: 置顶, 精华, and the award of a work. */
export const ManageActions = ({ post }: { post: Post }) => {
  const [mark, { loading }] = useMarkForumPostMutation({
    context: { showsErrors: true },
  });
  const [awarding, setAwarding] = useState(false);
  const { id: postId, isSticky, isGood } = post;
  const set = async (change: { isSticky?: boolean; isGood?: boolean }, failed: string) => {
    try {
      await mark({ variables: { input: { postId, ...change } } });
      if (change.isSticky !== undefined) notify.done(change.isSticky ? '已置顶' : '已取消置顶');
    } catch (error) {
      sayFailed(failed)(error);
    }
  };
  return (
    <>
      <Button
        variant="default"
        disabled={loading}
        leftSection={<IconPin {...icon} />}
        onClick={() =>
          void set({ isSticky: !isSticky }, isSticky ? '取消置顶失败' : '置顶帖子失败')
        }
      >
        {isSticky ? '取消置顶' : '置顶'}
      </Button>
      <Button
        variant="default"
        disabled={loading}
        leftSection={<IconStar {...icon} />}
        onClick={() => void set({ isGood: !isGood }, isGood ? '取消精华帖失败' : '设置精华帖失败')}
      >
        {isGood ? '取消精华' : '设为精华'}
      </Button>
      {post.work && (
        <Button
          variant="default"
          aria-haspopup="dialog"
          leftSection={<IconTrophy {...icon} />}
          onClick={() => setAwarding(true)}
        >
          设置奖项
        </Button>
      )}
      <Opened of={awarding}>
        {() => (
          <Suspense>
            <AwardModal post={post} onClose={() => setAwarding(false)} />
          </Suspense>
        )}
      </Opened>
    </>
  );
};
