import type { ChannelContentKind } from '#apollo/schema.generated.ts';

/** Something that the channel holds, as its moderators' tables list it. */
export interface Content {
  id: string;
  title: string;
  author: { id: string; name: string; avatar: string | null } | null;
  isPinned: boolean;
  sections: readonly { id: string; name: string }[];
}

interface Placed {
  channelPlaces:
    readonly { isPinned: boolean; sections: readonly { id: string; name: string }[] }[] | null;
}

/** Reads the place of something in the channel that was asked for. */
export const placeIn = ({ channelPlaces }: Placed): Pick<Content, 'isPinned' | 'sections'> => {
  const [place] = channelPlaces ?? [];
  return { isPinned: place?.isPinned ?? false, sections: place?.sections ?? [] };
};

/** Names of the kinds in tables and dialogs. */
export const contentNames: Record<ChannelContentKind, string> = {
  PROJECT: '项目',
  DATASET: '数据集',
  COMPETITION: '活动',
};

export const emptyTexts: Record<ChannelContentKind, string> = {
  PROJECT: '没有找到指定的项目',
  DATASET: '没有找到指定的数据集',
  COMPETITION: '没有找到指定的活动',
};
