import type { Kind } from '@whaletide/schema/kinds.ts';
import { pagePaths, sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import type { MailContent, MailPart } from './layout.ts';
import type { MailScope } from './scope.ts';

export type ChannelDigestKind = Extract<Kind, 'PROJECT' | 'DATASET' | 'COMPETITION' | 'ACTIVITY'>;

/** Collections of a week in the channels that a member subscribed to by mail. */
export interface ChannelDigest {
  name: string;
  /** The last to collect first; `count` of all that was collected, `items` the newest of them. */
  channels: {
    id: string;
    name: string;
    count: number;
    items: {
      kind: ChannelDigestKind;
      id: string;
      title: string;
      /** Short name of the organization in whose name it is published; absent for none. */
      organization?: string;
    }[];
  }[];
  /** Number of channels with something new beyond these. */
  more: number;
}

const words: Record<ChannelDigestKind, string> = {
  PROJECT: '项目',
  DATASET: '数据集',
  COMPETITION: '比赛',
  ACTIVITY: '活动',
};

const pathOf = {
  PROJECT: pagePaths.projects,
  DATASET: pagePaths.datasets,
  COMPETITION: pagePaths.competitions,
  ACTIVITY: pagePaths.activities,
};

const partsOf = ({ channels, more }: ChannelDigest, { unsubscribe }: MailScope): MailPart[] => [
  ...channels.map(({ id, name, count, items }): MailPart => {
    const rest = count - items.length;
    const [foot] = unsubscribe(`退订「${name}」的邮件`, 'CHANNEL', id);
    return {
      title: name,
      isList: true,
      lines: [
        ...items.map((item) => ({
          text: `${words[item.kind]}「${item.title}」`,
          path: pathOf[item.kind](item.id, { organization: item.organization }),
        })),
        {
          text: rest > 0 ? `另有 ${rest} 项新内容，前往频道查看` : '前往频道查看',
          path: pagePaths.channels(id),
        },
      ],
      ...(foot && { foot }),
    };
  }),
  ...(more > 0
    ? [{ lines: [{ text: `另有 ${more} 个频道有更新`, path: sitePaths.channelList }] }]
    : []),
];

export const channelDigestContent = (data: ChannelDigest, scope: MailScope): MailContent => {
  const { site, unsubscribe } = scope;
  return {
    subject: `${site.name}频道更新`,
    heading: '频道更新',
    parts: [
      { lines: [{ text: `${data.name}，你好！你订阅的频道在过去一周有新内容。` }] },
      ...partsOf(data, scope),
    ],
    reason: `你订阅了${data.channels.map(({ name }) => `「${name}」`).join('')}的邮件`,
    feet: unsubscribe('退订全部频道邮件', 'CHANNELS'),
  };
};
