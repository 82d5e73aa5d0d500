import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Places of an announcement: in a window of its own at /home, or above every page. */
export const announcementKinds = ['popup', 'banner'] as const;
export type AnnouncementKind = (typeof announcementKinds)[number];

/** Longest texts in characters, and most buttons; ours, as the specification names none. */
export const announcementLimits = {
  title: 60,
  content: { popup: 5_000, banner: 200 },
  buttons: 3,
  buttonName: 12,
  url: 500,
} as const;

export interface AnnouncementTexts {
  kind: AnnouncementKind;
  title: string;
  content: string;
  buttons: readonly { name: string; url: string }[];
  /** ISO 8601. */
  startsAt: string;
  /** Null stands until somebody ends it. */
  endsAt: string | null;
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
const longer = (text: string, most: number) => [...text.trim()].length > most;

/** A path of this site or a whole address. */
const isLink = (url: string) =>
  /^\/([^/\\]|$)/.test(url) || (URL.canParse(url) && /^https?:\/\//.test(url));

const buttonProblems = ({ name, url }: { name: string; url: string }, index: number) => {
  const { buttonName, url: longest } = announcementLimits;
  return [
    !name.trim() ? wrong('请输入按钮文字', `Buttons.${index}.Name`) : null,
    longer(name, buttonName)
      ? wrong(`按钮文字最多${buttonName}个字符`, `Buttons.${index}.Name`)
      : null,
    isLink(url.trim()) && !longer(url, longest)
      ? null
      : wrong('请输入以 http://、https:// 或 / 开头的地址', `Buttons.${index}.Url`),
  ];
};

/** Everything that is wrong with an announcement, in the order of its form. */
export const announcementProblems = (texts: AnnouncementTexts): Refusal[] => {
  const { title, content, buttons } = announcementLimits;
  const longest = content[texts.kind];
  return [
    !texts.title.trim() ? wrong('请输入公告标题', 'Title') : null,
    longer(texts.title, title) ? wrong(`公告标题最多${title}个字符`, 'Title') : null,
    !texts.content.trim() && texts.kind === 'popup' ? wrong('请输入公告内容', 'Content') : null,
    longer(texts.content, longest) ? wrong(`公告内容最多${longest}个字符`, 'Content') : null,
    texts.buttons.length > buttons ? wrong(`最多${buttons}个按钮`, 'Buttons') : null,
    ...texts.buttons.slice(0, buttons).flatMap(buttonProblems),
    !texts.startsAt ? wrong('请选择开始时间', 'StartDate') : null,
    texts.startsAt && texts.endsAt && Date.parse(texts.endsAt) <= Date.parse(texts.startsAt)
      ? wrong('结束时间应晚于开始时间', 'EndDate')
      : null,
  ].filter((problem) => problem !== null);
};

export type AnnouncementState = 'DRAFT' | 'SCHEDULED' | 'OPEN' | 'ENDED';

/** Tells whether members see an announcement: its window is [start, end). */
export const announcementState = (
  { published, startDate, endDate }: { published: boolean; startDate: Date; endDate: Date | null },
  now: Date,
): AnnouncementState => {
  if (!published) return 'DRAFT';
  if (endDate && endDate <= now) return 'ENDED';
  return startDate <= now ? 'OPEN' : 'SCHEDULED';
};
