import { useApolloClient } from '@apollo/client/react';
import { Button } from '@mantine/core';
import { IconEye, IconEyeOff, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { failureOf } from '#apollo/errors.ts';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ReasonModal } from '#components/ReasonModal/ReasonModal.tsx';
import { notify } from '#lib/notify.ts';
import type { ModerationProps } from './moderation-props.ts';
import {
  useFoldContentMutation,
  useRemoveContentMutation,
  useRestoreContentMutation,
} from './Moderation.generated.ts';

const context = { showsErrors: true };
const icon = { size: 18, stroke: 1.5, 'aria-hidden': true } as const;

/** Folds, restores or deletes others' content; its owner is told why. */
const ModerationActions = (props: ModerationProps) => {
  const { kind, id, what, foldReason, compact = false, onRemoved } = props;
  const client = useApolloClient();
  const [fold] = useFoldContentMutation({ context });
  const [restore, { loading }] = useRestoreContentMutation({ context });
  const [remove] = useRemoveContentMutation({ context });
  const [asked, setAsked] = useState<'fold' | 'remove'>();
  // Folded content leaves all lists and counts on screen.
  const refresh = () => client.refetchQueries({ include: 'active' });
  const putBack = async () => {
    try {
      await restore({ variables: { input: { kind, id } } });
      notify.done(`${what}已取消折叠`);
      await refresh();
    } catch (error) {
      notify.failed('取消折叠失败', failureOf(error).message);
    }
  };
  const foldAway = async (reason: string) => {
    await fold({ variables: { input: { kind, id, reason } } });
    notify.done(`${what}已折叠`);
    await refresh();
  };
  const takeOut = async (reason: string) => {
    await remove({ variables: { input: { kind, id, reason } } });
    notify.done(`${what}已删除`);
    await onRemoved?.();
  };
  const look = compact
    ? ({ variant: 'subtle', size: 'compact-sm' } as const)
    : ({ variant: 'default' } as const);
  const begun = (symbol: typeof IconEye) => {
    const Symbol = symbol;
    return compact ? undefined : <Symbol {...icon} />;
  };
  return (
    <>
      {foldReason === null ? (
        <Button
          {...look}
          leftSection={begun(IconEyeOff)}
          aria-haspopup="dialog"
          onClick={() => setAsked('fold')}
        >
          折叠
        </Button>
      ) : (
        <Button
          {...look}
          leftSection={begun(IconEye)}
          loading={loading}
          onClick={() => void putBack()}
        >
          取消折叠
        </Button>
      )}
      {onRemoved && (
        <Button
          {...look}
          {...(compact && { color: 'danger' })}
          leftSection={begun(IconTrash)}
          aria-haspopup="dialog"
          onClick={() => setAsked('remove')}
        >
          删除
        </Button>
      )}
      <Opened of={asked}>
        {(asked) =>
          asked === 'fold' ? (
            <ReasonModal
              title={`折叠${what}`}
              text={`折叠后，${what}不再出现在任何列表和计数中，只有作者和管理员能看到。`}
              action="折叠"
              readBy="作者会看到"
              send={foldAway}
              onClose={() => setAsked(undefined)}
            />
          ) : (
            <ReasonModal
              title={`删除${what}`}
              text={`删除后，${what}不能恢复。`}
              action="删除"
              readBy="作者会看到"
              send={takeOut}
              onClose={() => setAsked(undefined)}
            />
          )
        }
      </Opened>
    </>
  );
};

export default ModerationActions;
