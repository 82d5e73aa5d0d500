import type { ChannelContentKind } from '#apollo/schema.generated.ts';
import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import {
  useAddToChannelSectionMutation,
  useCollectIntoChannelMutation,
  usePinInChannelMutation,
  useRemoveFromChannelSectionMutation,
  useUncollectFromChannelMutation,
} from './Contents.generated.ts';
import { forgetContents } from './forget-contents.ts';

interface Managed {
  channelId: string;
  kind: ChannelContentKind;
  /** Asks for the table again. */
  onChanged: () => Promise<unknown>;
}

/** Changes to what a channel holds of one kind, each saved at once. */
export const useContentChanges = ({ channelId, kind, onChanged }: Managed) => {
  const options = {
    context: { showsErrors: true },
    update: (cache: Parameters<typeof forgetContents>[0]) => forgetContents(cache, channelId),
  };
  const [collect] = useCollectIntoChannelMutation(options);
  const [uncollect] = useUncollectFromChannelMutation(options);
  const [pin, pinning] = usePinInChannelMutation(options);
  const [add] = useAddToChannelSectionMutation(options);
  const [takeOut] = useRemoveFromChannelSectionMutation(options);
  return {
    busy: pinning.loading,
    collect: async (ids: readonly string[], sectionId: string | null) => {
      const input = { channelId, kind, ids: [...ids], ...(sectionId !== null && { sectionId }) };
      await collect({ variables: { input } });
      notify.done('收录成功');
      await onChanged();
    },
    remove: async (id: string) => {
      await uncollect({ variables: { input: { channelId, kind, ids: [id] } } });
      notify.done('已移除');
      await onChanged();
    },
    pin: async (id: string, pinned: boolean) => {
      try {
        await pin({ variables: { input: { channelId, kind, ids: [id], isPinned: pinned } } });
        notify.done(pinned ? '已置顶' : '已取消置顶');
        await onChanged();
      } catch (error) {
        notify.failed(pinned ? '置顶失败' : '取消置顶失败', failureOf(error).message);
      }
    },
    /** Puts something into these sections and takes it out of those. */
    setSections: async (contentId: string, into: readonly string[], out: readonly string[]) => {
      for (const sectionId of into)
        await add({ variables: { input: { sectionId, kind, contentId } } });
      for (const sectionId of out)
        await takeOut({ variables: { input: { sectionId, kind, contentId } } });
      notify.done('设置成功');
      await onChanged();
    },
  };
};

export type ContentChanges = ReturnType<typeof useContentChanges>;
