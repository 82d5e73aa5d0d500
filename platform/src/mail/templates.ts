import type { MailKind } from '@whaletide/schema/domains/notifications/rest.ts';
import type { SettableKind } from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { kindTitles } from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import { type ChannelDigest, channelParts } from './channel-digest.ts';
import { layOut, type MailLine, type MailPart, type MailSite } from './layout.ts';
import type { Mail } from './mail.ts';

/** Summary of a member's week; empty parts are left out. */
export interface Digest {
  name: string;
  unread: { kind: SettableKind; count: number }[];
  followers: number;
  /** Competitions of theirs that end within a week, the soonest first; ISO times. */
  ending: { id: string; name: string; end: string }[];
  /** Columns that they follow, with what has come into them; `labs` names the newest. */
  columns: { id: string; name: string; count: number; labs: string[] }[];
  /** Newest checkpoint of the log of scores, so that it lies in many places; null for an empty log. */
  checkpoint: { size: number; root: string } | null;
}

/** Something of the member's account that they are told whatever their settings say. */
export interface Notice {
  name: string;
  subject: string;
  lines: MailLine[];
}

export interface MailData {
  digest: Digest;
  'channel-digest': ChannelDigest;
  notice: Notice;
}
export type MailTemplate = keyof MailData;

/** Kinds of mail that members unsubscribe from without signing in, by template. */
export const unsubscribable: Partial<Record<MailTemplate, MailKind>> = {
  digest: 'DIGEST',
  'channel-digest': 'CHANNELS',
};

/** Data that a template needs beside its own. */
export interface MailScope {
  site: MailSite;
  /** Path of the page that ends such mails, undefined for an address that is no member's. */
  unsubscribePath: (kind: MailKind, target?: string) => string | undefined;
}

type Rendered = Pick<Mail, 'subject' | 'text' | 'html'>;

const digestParts = ({ unread, followers, ending, columns, checkpoint }: Digest): MailPart[] => [
  {
    title: '未读通知',
    lines: unread.map(({ kind, count }) => ({
      text: `${kindTitles[kind]}：${count} 条`,
      path: `/home/user/notification?type=${kind}&read=false`,
    })),
  },
  {
    title: '新的关注',
    lines: followers > 0 ? [{ text: `本周有 ${followers} 人关注了你` }] : [],
  },
  {
    title: '即将截止的比赛',
    lines: ending.map(({ id, name, end }) => ({
      text: `「${name}」将于 ${minuteText(new Date(end))} 结束`,
      path: `/home/competition/${id}`,
    })),
  },
  {
    title: '关注的专栏有更新',
    lines: columns.map(({ id, name, count, labs }) => ({
      text: `「${name}」新收录 ${count} 个项目：${labs.map((lab) => `「${lab}」`).join('')}`,
      path: `/home/column/${id}`,
    })),
  },
  {
    title: '评分日志',
    lines: checkpoint
      ? [{ text: `最新检查点：${checkpoint.size} 条，${checkpoint.root}`, path: '/home/receipts' }]
      : [],
  },
];

const foot = (text: string, path: string | undefined): MailLine[] =>
  path === undefined ? [] : [{ text, path }];

const digest = (data: Digest, { site, unsubscribePath }: MailScope): Rendered => ({
  subject: `${site.name}每周摘要`,
  ...layOut(
    site,
    [
      { lines: [{ text: `${data.name}，你好！这是你在${site.name}的一周。` }] },
      ...digestParts(data).filter(({ lines }) => lines.length > 0),
    ],
    foot('退订每周摘要', unsubscribePath('DIGEST')),
  ),
});

const channelDigest = (data: ChannelDigest, { site, unsubscribePath }: MailScope): Rendered => ({
  subject: `${site.name}频道更新`,
  ...layOut(
    site,
    [
      { lines: [{ text: `${data.name}，你好！你订阅的频道在过去一周有新内容。` }] },
      ...channelParts(data, (id) => unsubscribePath('CHANNEL', id)),
    ],
    foot('退订全部频道邮件', unsubscribePath('CHANNELS')),
  ),
});

const notice = ({ name, subject, lines }: Notice, { site }: MailScope): Rendered => ({
  subject: `${site.name}：${subject}`,
  ...layOut(site, [{ lines: [{ text: `${name}，你好！` }, ...lines] }], []),
});

const templates: { [T in MailTemplate]: (data: MailData[T], scope: MailScope) => Rendered } = {
  digest,
  'channel-digest': channelDigest,
  notice,
};

/** A mail of the outbox as its reader gets it. */
export const renderMail = <T extends MailTemplate>(
  template: T,
  data: MailData[T],
  scope: MailScope,
): Rendered => templates[template](data, scope);

/** A verification code on its way by mail; good for ten minutes. */
export const codeMail = (code: string, site: MailSite): Rendered => ({
  subject: `${site.name}验证码`,
  ...layOut(
    site,
    [
      {
        lines: [
          { text: `你的验证码是 ${code}，10 分钟内有效。` },
          { text: '如果不是你本人的操作，请忽略这封邮件，不要把验证码告诉任何人。' },
        ],
      },
    ],
    [],
  ),
});
