import type { Kind } from '@whaletide/schema/kinds.ts';
import type { MailPart } from './layout.ts';

export type ChannelDigestKind = Extract<Kind, 'PROJECT' | 'DATASET' | 'COMPETITION'>;

/** Collections of a week in the channels that a member subscribed to by mail. */
export interface ChannelDigest {
  name: string;
  /** The last to collect first; `count` of all that was collected, `items` the newest of them. */
  channels: {
    id: string;
    name: string;
    count: number;
    items: { kind: ChannelDigestKind; id: string; title: string }[];
  }[];
  /** Number of channels with something new beyond these. */
  more: number;
}

const words: Record<ChannelDigestKind, string> = {
  PROJECT: '项目',
  DATASET: '数据集',
  COMPETITION: '比赛',
};

const paths: Record<ChannelDigestKind, string> = {
  PROJECT: '/home/project',
  DATASET: '/home/dataset',
  COMPETITION: '/home/competition',
};

/**
 * Lays out a part for each channel, with a line for each thing.
 * @param unsubscribePath path of the page that ends the mails of the channel with this id
 */
export const channelParts = (
  { channels, more }: ChannelDigest,
  unsubscribePath: (channelId: string) => string | undefined,
): MailPart[] => [
  ...channels.map(({ id, name, count, items }): MailPart => {
    const rest = count - items.length;
    const end = unsubscribePath(id);
    return {
      title: name,
      lines: [
        ...items.map((item) => ({
          text: `${words[item.kind]}「${item.title}」`,
          path: `${paths[item.kind]}/${item.id}`,
        })),
        {
          text: rest > 0 ? `另有 ${rest} 项新内容，前往频道查看` : '前往频道查看',
          path: `/home/special/detail/${id}`,
        },
        ...(end === undefined ? [] : [{ text: `退订「${name}」的邮件`, path: end }]),
      ],
    };
  }),
  ...(more > 0 ? [{ lines: [{ text: `另有 ${more} 个频道有更新`, path: '/home/special' }] }] : []),
];
