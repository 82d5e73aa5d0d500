import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconPlus } from '@tabler/icons-react';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import { track } from '#lib/track.ts';
import { askToSignIn } from '#domains/account/components/SignInToFollow/ask-to-sign-in.tsx';
import {
  useSubscribeToColumnMutation,
  useUnsubscribeFromColumnMutation,
} from './SubscribeButton.generated.ts';

interface Subscribable {
  id: string;
  name: string;
  followersCount: number | null;
  /** Null for a visitor. */
  viewerFollows: boolean | null;
  owner: { id: string } | null;
}

interface SubscribeButtonProps extends Pick<ButtonProps, 'size' | 'className'> {
  column: Subscribable;
  /** The one thing to do on the page. */
  primary?: boolean;
}

/** Notices about following stay for 5 s. */
const FOLLOW_NOTICE = 5_000;
const context = { showsErrors: true };
const icon = { size: 16, stroke: 1.5, 'aria-hidden': true } as const;

/** Follows a column or ends it, at once to the eye; nothing on one's own column. */
export const SubscribeButton = ({ column, primary = false, ...look }: SubscribeButtonProps) => {
  const { id, name, followersCount: count, viewerFollows } = column;
  const { viewer } = useViewer();
  const [subscribe, subscribing] = useSubscribeToColumnMutation({ context });
  const [unsubscribe, unsubscribing] = useUnsubscribeFromColumnMutation({ context });
  const followed = viewerFollows ?? false;
  const busy = subscribing.loading || unsubscribing.loading;
  if (viewer && viewer.member.id === column.owner?.id) return null;

  const changed = (by: number) => ({
    __typename: 'Column' as const,
    id,
    followersCount: count === null ? null : Math.max(0, count + by),
    viewerFollows: by > 0,
  });
  const toggle = async () => {
    // A second click while the first is on its way changes nothing.
    if (busy) return;
    if (viewerFollows === null && !viewer) return askToSignIn();
    const variables = { input: { columnId: id } };
    try {
      if (followed)
        await unsubscribe({
          variables,
          optimisticResponse: { unsubscribeFromColumn: changed(-1) },
        });
      else await subscribe({ variables, optimisticResponse: { subscribeToColumn: changed(1) } });
      if (!followed) track({ name: 'subscribe_column', kind: 'column', objectId: id });
      notify.done(followed ? '已取消关注' : '已关注', undefined, FOLLOW_NOTICE);
    } catch (error) {
      notify.failed(followed ? '取消关注失败' : '关注失败', failureOf(error).message);
    }
  };
  return (
    <Button
      {...look}
      variant={followed ? 'default' : primary ? 'filled' : 'light'}
      aria-pressed={followed}
      aria-label={`${followed ? '已关注' : '关注'}专栏「${name}」`}
      title={followed ? '取消关注' : undefined}
      leftSection={followed ? <IconCheck {...icon} /> : <IconPlus {...icon} />}
      onClick={() => void toggle()}
    >
      {followed ? '已关注' : '关注'}
    </Button>
  );
};
