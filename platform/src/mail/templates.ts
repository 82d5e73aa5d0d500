import type { SettableKind } from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { kindTitles } from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
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
}

/** Something of the member's account that they are told whatever their settings say. */
export interface Notice {
  name: string;
  subject: string;
  lines: MailLine[];
}

export interface MailData {
  digest: Digest;
  notice: Notice;
}
export type MailTemplate = keyof MailData;

/** Data that a template needs beside its own. */
export interface MailScope {
  site: MailSite;
  unsubscribeUrl: string | undefined;
}

type Rendered = Pick<Mail, 'subject' | 'text' | 'html'>;

const digestParts = ({ unread, followers, ending, columns }: Digest): MailPart[] => [
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
];

const digest = (data: Digest, { site, unsubscribeUrl }: MailScope): Rendered => ({
  subject: `${site.name}每周摘要`,
  ...layOut(
    site,
    [
      { lines: [{ text: `${data.name}，你好！这是你在${site.name}的一周。` }] },
      ...digestParts(data).filter(({ lines }) => lines.length > 0),
    ],
    unsubscribeUrl === undefined ? [] : [{ text: '退订每周摘要', url: unsubscribeUrl }],
  ),
});

const notice = ({ name, subject, lines }: Notice, { site }: MailScope): Rendered => ({
  subject: `${site.name}：${subject}`,
  ...layOut(site, [{ lines: [{ text: `${name}，你好！` }, ...lines] }], []),
});

const templates: { [T in MailTemplate]: (data: MailData[T], scope: MailScope) => Rendered } = {
  digest,
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
