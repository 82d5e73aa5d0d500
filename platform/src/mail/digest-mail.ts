import type { SettableKind } from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { kindTitles } from '@whaletide/schema/domains/notifications/rules/notification-settings.ts';
import { pagePaths, sitePaths, unreadPath } from '@whaletide/schema/shared/rules/page-paths.ts';
import { beijingText } from '@whaletide/schema/shared/rules/time.ts';
import type { MailContent, MailPart } from './layout.ts';
import type { MailScope } from './scope.ts';

/** Summary of a member's week; empty parts are left out. */
export interface Digest {
  name: string;
  unread: { kind: SettableKind; count: number }[];
  followers: number;
  /** Competitions and activities of theirs that end within a week, the soonest first; ISO times. */
  ending: { id: string; name: string; end: string; isActivity: boolean }[];
  /** Columns that they follow, with what has come into them; `labs` names the newest. */
  columns: { id: string; name: string; count: number; labs: string[] }[];
  /** Competitions of theirs in which others told how they did it; absent in mails of before. */
  writeUps?: { id: string; name: string; count: number; isActivity: boolean }[];
}

const partsOf = (
  { unread, followers, ending, columns, writeUps = [] }: Digest,
  now: Date,
): MailPart[] => [
  {
    title: '未读通知',
    isList: true,
    lines: unread.map(({ kind, count }) => ({
      text: `${kindTitles[kind]}：${count} 条`,
      path: unreadPath(kind),
    })),
  },
  {
    title: '新的关注',
    lines: followers > 0 ? [{ text: `本周有 ${followers} 人关注了你` }] : [],
  },
  {
    title: '即将截止的比赛和活动',
    isList: true,
    // A mail that waited doesn't announce what is over.
    lines: ending
      .filter(({ end }) => new Date(end) > now)
      .map(({ id, name, end, isActivity }) => ({
        text: `「${name}」将于 ${beijingText(new Date(end))}结束`,
        path: isActivity ? pagePaths.activities(id) : pagePaths.competitions(id),
      })),
  },
  {
    title: '参加过的比赛有新方案',
    isList: true,
    lines: writeUps.map(({ id, name, count, isActivity }) => ({
      text: `「${name}」新增 ${count} 份方案`,
      path: `${isActivity ? pagePaths.activities(id) : pagePaths.competitions(id)}/writeups`,
    })),
  },
  {
    title: '关注的专栏有更新',
    isList: true,
    lines: columns.map(({ id, name, count, labs }) => ({
      text: `「${name}」新收录 ${count} 个项目：${labs.map((lab) => `「${lab}」`).join('')}`,
      path: pagePaths.columns(id),
    })),
  },
];

export const digestContent = (data: Digest, scope: MailScope): MailContent => {
  const { site, now, unsubscribe } = scope;
  return {
    subject: `${site.name}每周摘要`,
    heading: '你的一周',
    parts: [
      { lines: [{ text: `${data.name}，你好！这是你在${site.name}的一周。` }] },
      ...partsOf(data, now).filter(({ lines }) => lines.length > 0),
    ],
    button: { text: '查看全部通知', path: sitePaths.notifications },
    reason: `你在${site.name}订阅了每周摘要`,
    feet: unsubscribe('退订每周摘要', 'DIGEST'),
  };
};
