import { failureOf } from '#apollo/errors.ts';
import { notify } from '#lib/notify.ts';
import type { Placed } from '#domains/channels/section-tree.ts';
import { parentProblem, type Place } from './drop-place.ts';
import { forgetContents } from './forget-contents.ts';
import {
  useCreateChannelSectionMutation,
  useDeleteChannelSectionMutation,
  useUpdateChannelSectionMutation,
} from './Sections.generated.ts';

/** Changes to the tree of a channel's sections, each saved at once. */
export const useSectionChanges = (channelId: string, rows: readonly Placed[]) => {
  const options = {
    context: { showsErrors: true },
    update: (cache: Parameters<typeof forgetContents>[0]) => forgetContents(cache, channelId),
  };
  const [create, creating] = useCreateChannelSectionMutation(options);
  const [update, updating] = useUpdateChannelSectionMutation(options);
  const [remove, removing] = useDeleteChannelSectionMutation(options);
  const busy = creating.loading || updating.loading || removing.loading;
  return {
    busy,
    /** Makes one, in its form. */
    create: async (name: string, parentId: string | null) => {
      await create({ variables: { input: { channelId, name, parentId } } });
      notify.done('已保存');
    },
    rename: async (sectionId: string, name: string) => {
      await update({ variables: { input: { sectionId, name } } });
      notify.done('已修改');
    },
    remove: async (sectionId: string) => {
      await remove({ variables: { input: { sectionId } } });
      notify.done('已删除');
    },
    setHidden: async (sectionId: string, hidden: boolean) => {
      try {
        await update({ variables: { input: { sectionId, isHidden: hidden } } });
        notify.done('已修改');
      } catch (error) {
        notify.failed('修改失败', failureOf(error).message);
      }
    },
    /** Moves one to a place, or says why it can't stand there. */
    move: async (sectionId: string, { parentId, position }: Place) => {
      const problem = parentProblem(rows, sectionId, parentId);
      if (problem !== null) return notify.failed('移动失败', problem);
      try {
        await update({ variables: { input: { sectionId, parentId, position } } });
      } catch (error) {
        notify.failed('移动失败', failureOf(error).message);
      }
    },
  };
};

export type SectionChanges = ReturnType<typeof useSectionChanges>;
