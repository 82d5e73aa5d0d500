import { refuse, type Refusal } from '#shared/rules/refusal.ts';
import type { EventWord } from './competition-kind.ts';

/** Longest texts in characters, and most of each; ours, as the specification names none. */
export const settingsLimits = {
  name: 60,
  shortDescription: 200,
  landingUrl: 500,
  tags: 6,
  tag: 12,
  tabs: 10,
  tabTitle: 20,
  tabContent: 100_000,
  teamNotification: 2_000,
  maxMembers: 50,
} as const;

/**
 * Texts of a competition that may be left empty: what the form calls them and their longest. Who
 * keeps, sends or checks one goes by this list, so that another is one line here.
 */
export const optionalTexts = {
  award: { title: '奖励', most: 60 },
  displayLabel: { title: '卡片标签', most: 12 },
} as const;
export type OptionalText = keyof typeof optionalTexts;
export type OptionalTexts<T> = Record<OptionalText, T>;

const optionalTextNames = Object.keys(optionalTexts) as OptionalText[];

/** Something of each optional text. */
export const eachText = <T>(make: (name: OptionalText) => T): OptionalTexts<T> =>
  Object.fromEntries(optionalTextNames.map((name) => [name, make(name)])) as OptionalTexts<T>;

/** Answers the key of an optional text in REST. */
export const textKey = <Name extends OptionalText>(name: Name) =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}` as Capitalize<Name>;

/** Something of each optional text, by its REST key. */
export const eachTextKey = <T>(make: (name: OptionalText) => T) =>
  Object.fromEntries(optionalTextNames.map((name) => [textKey(name), make(name)])) as {
    [Name in OptionalText as Capitalize<Name>]: T;
  };

/** An organizer's settings of a competition. Times are ISO 8601; an empty one wasn't chosen. */
export interface CompetitionSettings extends OptionalTexts<string> {
  name: string;
  shortDescription: string;
  /** Address of a series' own site; empty for none. */
  landingUrl: string;
  tags: readonly string[];
  startDate: string;
  endDate: string | null;
  registerEndDate: string | null;
  maxMembersPerTeam: number;
  teamNotification: string;
  tabs: readonly { title: string; content: string }[];
}

/** Initial settings of a draft, beside its name and its times. */
export const emptySettings = {
  shortDescription: '',
  ...eachText(() => ''),
  landingUrl: '',
  tags: [],
  registerEndDate: null,
  maxMembersPerTeam: 5,
  teamNotification: '',
  tabs: [],
} satisfies Partial<CompetitionSettings>;

/** From `start` until before `end`; null has no end. */
export interface Period {
  startDate: string;
  endDate: string | null;
}

const wrong = (message: string, field: string) => refuse('BAD_USER_INPUT', message, field);
const longer = (text: string, most: number) => [...text.trim()].length > most;

/** A required text of at most so many characters; `title` is what the form calls it. */
export const textProblem = (
  text: string,
  { title, most, field }: { title: string; most: number; field: string },
): Refusal | null => {
  if (!text.trim()) return wrong(`请输入${title}`, field);
  return longer(text, most) ? wrong(`${title}最多${most}个字符`, field) : null;
};

const lengthProblem = (text: string, title: string, most: number, field: string) =>
  longer(text, most) ? wrong(`${title}最多${most}个字符`, field) : null;

/** Start and end in their order. */
export const periodProblems = ({ startDate, endDate }: Period): Refusal[] => {
  if (!startDate) return [wrong('请选择开始时间', 'StartDate')];
  return endDate !== null && !(Date.parse(endDate) > Date.parse(startDate))
    ? [wrong('结束时间应晚于开始时间', 'EndDate')]
    : [];
};

/** A part has to lie within the whole: a stage in its competition, a task in its stage. */
export const withinProblems = (part: Period, whole: Period, names: [string, string]): Refusal[] => {
  const [partName, wholeName] = names;
  if (Date.parse(part.startDate) < Date.parse(whole.startDate))
    return [wrong(`${partName}不能早于${wholeName}开始`, 'StartDate')];
  const late =
    whole.endDate !== null &&
    (part.endDate === null || Date.parse(part.endDate) > Date.parse(whole.endDate));
  return late ? [wrong(`${partName}不能晚于${wholeName}结束`, 'EndDate')] : [];
};

const landingProblem = (address: string) => {
  const text = address.trim();
  if (!text) return null;
  if (!/^https?:\/\/\S+$/i.test(text) || !URL.canParse(text))
    return wrong('请输入以 http:// 或 https:// 开头的地址', 'LandingUrl');
  return lengthProblem(text, '专题网址', settingsLimits.landingUrl, 'LandingUrl');
};

const registerEndProblem = (
  { startDate, endDate, registerEndDate }: CompetitionSettings,
  word: EventWord,
) => {
  if (registerEndDate === null) return null;
  const at = Date.parse(registerEndDate);
  if (!(at > Date.parse(startDate)))
    return wrong(`报名截止时间应晚于${word}开始时间`, 'RegisterEndDate');
  return endDate !== null && at > Date.parse(endDate)
    ? wrong(`报名截止时间不能晚于${word}结束时间`, 'RegisterEndDate')
    : null;
};

const tabProblems = (tabs: CompetitionSettings['tabs']): (Refusal | null)[] => [
  tabs.length > settingsLimits.tabs ? wrong(`最多${settingsLimits.tabs}个内容页`, 'Tabs') : null,
  ...tabs.flatMap(({ title, content }, index) => [
    textProblem(title, {
      title: '标题',
      most: settingsLimits.tabTitle,
      field: `Tabs.${index}.Title`,
    }),
    lengthProblem(content, '内容', settingsLimits.tabContent, `Tabs.${index}.Content`),
  ]),
];

/**
 * Everything that is wrong with a competition's settings, in the order of its form.
 *
 * @param word that the problems call it by
 */
export const settingsProblems = (
  settings: CompetitionSettings,
  word: EventWord = '比赛',
): Refusal[] => {
  const { tags, maxMembersPerTeam: members } = settings;
  const {
    name,
    shortDescription,
    tag,
    tags: mostTags,
    maxMembers,
    teamNotification,
  } = settingsLimits;
  return [
    textProblem(settings.name, { title: `${word}名称`, most: name, field: 'Name' }),
    lengthProblem(settings.shortDescription, '简介', shortDescription, 'ShortDescription'),
    ...optionalTextNames.map((name) => {
      const { title, most } = optionalTexts[name];
      return lengthProblem(settings[name], title, most, textKey(name));
    }),
    landingProblem(settings.landingUrl),
    tags.length > mostTags ? wrong(`最多${mostTags}个标签`, 'Tags') : null,
    tags.some((text) => longer(text, tag)) ? wrong(`每个标签最多${tag}个字符`, 'Tags') : null,
    ...periodProblems(settings),
    registerEndProblem(settings, word),
    Number.isInteger(members) && members >= 1 && members <= maxMembers
      ? null
      : wrong(`团队人数上限应为1到${maxMembers}的整数`, 'MaxMembersPerTeam'),
    lengthProblem(settings.teamNotification, '组队说明', teamNotification, 'TeamNotification'),
    ...tabProblems(settings.tabs),
  ].filter((problem) => problem !== null);
};

interface Content {
  tabs: readonly unknown[];
  isSeries: boolean;
}

/** A published competition has something to read, when it is published and from then on. */
export const contentProblem = ({ tabs, isSeries }: Content): Refusal | null =>
  tabs.length === 0 && !isSeries ? refuse('CONFLICT', '发布前请至少填写一个内容页', 'Tabs') : null;

/** Teams that exist keep their members: a competition's largest size isn't below the largest of them. */
export const teamSizeProblem = (most: number, largest: number): Refusal | null =>
  most < largest
    ? wrong(`已有团队有${largest}人，团队人数上限不能低于${largest}`, 'MaxMembersPerTeam')
    : null;
