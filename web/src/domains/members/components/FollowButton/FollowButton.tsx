import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { track } from '#lib/track.ts';
import { askToSignIn } from '#domains/account/components/SignInToFollow/ask-to-sign-in.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useFollowMemberMutation, useUnfollowMemberMutation } from './FollowButton.generated.ts';

interface FollowButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  member: {
    id: string;
    name: string;
    followersCount: number | null;
    /** Null for a visitor. */
    viewerFollows: boolean | null;
    isDeactivated: boolean;
  };
  /** The one thing to do on the page. */
  primary?: boolean;
}

/** Notices about following stay for 5 s. */
const FOLLOW_NOTICE = 5_000;
const context = { showsErrors: true };
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Follows a member or ends it, at once to the eye; nothing on oneself and on stopped accounts. */
export const FollowButton = ({ member, primary = false, ...look }: FollowButtonProps) => {
  const { id, name, followersCount: count, viewerFollows, isDeactivated: deactivated } = member;
  const { viewer } = useViewer();
  const [follow, following] = useFollowMemberMutation({ context });
  const [unfollow, unfollowing] = useUnfollowMemberMutation({ context });
  const followed = viewerFollows ?? false;
  if (viewer?.member.id === id || (deactivated && !followed)) return null;

  const changed = (by: number) => ({
    __typename: 'Member' as const,
    id,
    followersCount: count === null ? null : Math.max(0, count + by),
    viewerFollows: by > 0,
  });
  const toggle = async () => {
    // A second click while the first is on its way changes nothing.
    if (following.loading || unfollowing.loading) return;
    if (viewerFollows === null && !viewer) return askToSignIn();
    const variables = { input: { kind: 'MEMBER' as const, id } };
    try {
      if (followed) await unfollow({ variables, optimisticResponse: { unfollow: changed(-1) } });
      else await follow({ variables, optimisticResponse: { follow: changed(1) } });
      if (!followed) track({ name: 'follow_user', kind: 'member', objectId: id });
      notify.done(followed ? '已取消关注' : '已关注', undefined, FOLLOW_NOTICE);
    } catch (error) {
      notify.failed(followed ? '取消关注失败' : '关注失败', failureOf(error).message);
    }
  };
  return (
    <Button
      size="sm"
      {...look}
      variant={followed ? 'default' : primary ? 'filled' : 'light'}
      aria-pressed={followed}
      aria-label={`${followed ? '已关注' : '关注'}：${name}`}
      title={followed ? '取消关注' : undefined}
      leftSection={followed ? <IconCheck {...icon} /> : <IconPlus {...icon} />}
      onClick={() => void toggle()}
    >
      {followed ? '已关注' : '关注'}
    </Button>
  );
};
