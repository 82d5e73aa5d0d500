import { type Refusal, refuse } from '#shared/rules/refusal.ts';
import { adsProblem, isLink } from './site.ts';

interface Advertisement {
  title: string;
  image: string;
  link: string;
}

/** Recommendations set by administrators. */
export interface Recommended {
  Home: { AdList: readonly Advertisement[] };
  RecommendGroup: readonly {
    Title: string;
    List: readonly { Title: string; Description: string; Link: string }[];
  }[];
  LearningPath: readonly { Title: string; Image: string; Link: string }[];
  Lab: {
    /** Keywords, each once. */
    TabList: readonly string[];
    HotList: readonly string[];
    AdList: readonly Advertisement[];
  };
  Activity?: { AdList: readonly Advertisement[] } | undefined;
  ClassCalendar?: readonly string[] | undefined;
  Column: readonly string[];
}

export const MAX_GROUPS = 10;
/** Ways on in a group. */
export const MAX_WAYS = 6;
const MAX_LEARNING_PATHS = 10;
/** Beside and above the list of projects. */
export const MAX_RECOMMENDED = 10;
const MAX_PROJECT_TAB = 20;
const MAX_RECOMMEND_TITLE = 30;
const MAX_RECOMMEND_DESCRIPTION = 100;

const lengthOf = (text: string) => [...text.trim()].length;

/** As few as there is room for beside a list. */
const fewProblem = (
  ids: readonly string[],
  field: string,
  [what, thing]: readonly [string, string],
): Refusal | null => {
  if (ids.length > MAX_RECOMMENDED)
    return refuse('BAD_USER_INPUT', `最多${MAX_RECOMMENDED}个${thing}`, field);
  const wrong = ids.find((id) => !/^[0-9a-f]{24}$/.test(id));
  return wrong === undefined ? null : refuse('BAD_USER_INPUT', `不是${what}：${wrong}`, field);
};

const tabsProblem = (tabs: readonly string[]): Refusal | null => {
  const wrong = (message: string) => refuse('BAD_USER_INPUT', message, 'Lab.TabList');
  if (tabs.length > MAX_RECOMMENDED) return wrong(`最多${MAX_RECOMMENDED}个关键词`);
  if (tabs.some((tab) => !tab.trim() || lengthOf(tab) > MAX_PROJECT_TAB))
    return wrong(`每个关键词最多${MAX_PROJECT_TAB}个字符`);
  return new Set(tabs).size < tabs.length ? wrong('每个关键词只能有一个') : null;
};

const groupsProblem = (groups: Recommended['RecommendGroup']): Refusal | null => {
  const wrong = (message: string) => refuse('BAD_USER_INPUT', message, 'RecommendGroup');
  const isTitle = (title: string) => !!title.trim() && lengthOf(title) <= MAX_RECOMMEND_TITLE;
  if (groups.length > MAX_GROUPS) return wrong(`最多${MAX_GROUPS}组推荐`);
  const ways = groups.flatMap(({ List }) => List);
  if (![...groups, ...ways].every(({ Title }) => isTitle(Title)))
    return wrong(`请输入推荐的标题，最多${MAX_RECOMMEND_TITLE}个字符`);
  const odd = groups.find(({ List }) => List.length === 0 || List.length > MAX_WAYS);
  if (odd) return wrong(`「${odd.Title}」须有1至${MAX_WAYS}条推荐`);
  if (ways.some(({ Description }) => lengthOf(Description) > MAX_RECOMMEND_DESCRIPTION))
    return wrong(`推荐的说明最多${MAX_RECOMMEND_DESCRIPTION}个字符`);
  const lost = ways.find(({ Link }) => !isLink(Link));
  return lost ? wrong(`「${lost.Title}」的链接须是本站路径或完整地址`) : null;
};

const pathsProblem = (paths: Recommended['LearningPath']): Refusal | null => {
  const wrong = (message: string) => refuse('BAD_USER_INPUT', message, 'LearningPath');
  if (paths.length > MAX_LEARNING_PATHS) return wrong(`最多${MAX_LEARNING_PATHS}条学习路径`);
  if (paths.some(({ Title }) => !Title.trim() || lengthOf(Title) > MAX_RECOMMEND_TITLE))
    return wrong(`请输入学习路径的名称，最多${MAX_RECOMMEND_TITLE}个字符`);
  return paths.every(({ Image, Link }) => isLink(Image) && isLink(Link))
    ? null
    : wrong('图片与链接须是本站路径或完整地址');
};

/** The first thing that is wrong with what is recommended; null when nothing is. */
export const recommendConfigProblem = (config: Recommended): Refusal | null =>
  adsProblem(config.Home.AdList, 'Home.AdList') ??
  groupsProblem(config.RecommendGroup) ??
  pathsProblem(config.LearningPath) ??
  tabsProblem(config.Lab.TabList) ??
  fewProblem(config.Lab.HotList, 'Lab.HotList', ['项目编号', '热门项目']) ??
  adsProblem(config.Lab.AdList, 'Lab.AdList') ??
  adsProblem(config.Activity?.AdList ?? [], 'Activity.AdList') ??
  fewProblem(config.ClassCalendar ?? [], 'ClassCalendar', ['活动编号', '日历中的活动']) ??
  fewProblem(config.Column, 'Column', ['专栏编号', '推荐专栏']);
