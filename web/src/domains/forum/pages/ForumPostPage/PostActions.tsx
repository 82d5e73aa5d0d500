import { IconShare3 } from '@tabler/icons-react';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { shareAddress } from '#lib/share-address.ts';
import { useFramed } from '#routing/useFramed.ts';
import classes from './ForumPostPage.module.css';
import { LikeButton } from './LikeButton.tsx';
import { ManageActions } from './ManageActions.tsx';
import { OwnActions } from './OwnActions.tsx';
import { type Post, postPath } from './post.ts';
import { actionIcon as icon } from './post-actions.ts';

/** List of the viewer's possible actions on the post. */
export const PostActions = ({ post }: { post: Post }) => {
  const { viewer } = useViewer();
  const { framed } = useFramed();
  const permissions = post.forum?.permissions;
  const own = viewer !== null && viewer.member.id === post.author?.id;
  return (
    <div className={classes.actions}>
      <LikeButton post={post} />
      {viewer && (
        <CopyButton
          text={() => shareAddress(framed(postPath(post)), viewer.member.id)}
          variant="default"
          leftSection={<IconShare3 {...icon} />}
        >
          分享
        </CopyButton>
      )}
      {permissions?.canManage && <ManageActions post={post} />}
      {(own || permissions?.canRemove) && (
        <OwnActions
          post={post}
          mayEdit={own || (permissions?.canModerate ?? false)}
          mayDelete={own || !permissions?.canModerate}
        />
      )}
    </div>
  );
};
