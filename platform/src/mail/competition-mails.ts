import {
  type MovedDeadline,
  movedText,
} from '@whaletide/schema/domains/managing/rules/deadlines.ts';
import { pagePaths, sitePaths } from '@whaletide/schema/shared/rules/page-paths.ts';
import type { MailContent } from './layout.ts';
import type { MailScope } from './scope.ts';

/** A competition or an activity that its members are written of. */
export interface MailedCompetition {
  id: string;
  name: string;
  isActivity: boolean;
}

/** Message of the organizers to members who have registered. */
export interface OrganizerMessage {
  name: string;
  competition: MailedCompetition;
  title: string;
  /** Markdown. */
  content: string;
}

/** Deadlines that were moved, with the times of before and now. */
export interface MovedDeadlines {
  name: string;
  competition: MailedCompetition;
  moved: MovedDeadline[];
}

const ended = ({ unsubscribe }: MailScope) => [
  ...unsubscribe('退订比赛和活动邮件', 'ORGANIZERS'),
  { text: '管理邮件', path: sitePaths.notificationSettings },
];

const buttonOf = ({ id, isActivity }: MailedCompetition) => ({
  text: isActivity ? '查看活动' : '查看比赛',
  path: isActivity ? pagePaths.activities(id) : pagePaths.competitions(id),
});

export const messageContent = (
  { name, competition, title, content }: OrganizerMessage,
  scope: MailScope,
): MailContent => ({
  subject: `「${competition.name}」主办方的消息：${title}`,
  heading: title,
  parts: [
    { lines: [{ text: `${name}，你好！「${competition.name}」的主办方给你发了一条消息：` }] },
    { lines: [], markdown: content },
  ],
  button: buttonOf(competition),
  reason: `你报名了「${competition.name}」，主办方可以给报名的成员发消息`,
  feet: ended(scope),
});

export const deadlineContent = (
  { name, competition, moved }: MovedDeadlines,
  scope: MailScope,
): MailContent => ({
  subject: `「${competition.name}」的截止时间有变动`,
  heading: '截止时间有变动',
  parts: [
    { lines: [{ text: `${name}，你好！你报名的「${competition.name}」有时间变动：` }] },
    { lines: moved.map((one) => ({ text: `${movedText(one)}（北京时间）` })), isList: true },
  ],
  button: buttonOf(competition),
  reason: `你报名了「${competition.name}」，它的时间有变动`,
  feet: ended(scope),
});
