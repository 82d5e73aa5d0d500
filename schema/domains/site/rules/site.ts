import { type Refusal, refuse } from '#shared/rules/refusal.ts';
import { foldText, MAX_TRENDS } from '#domains/search/rules.ts';

/** Kinds of target that a trending word can lead to; an area joins when its things have pages. */
export const searchTrendTypes = [
  'URL',
  'PROJECT',
  'DATASET',
  'COMPETITION',
  'ACTIVITY',
  'COLUMN',
  'CHANNEL',
] as const;
export type SearchTrendType = (typeof searchTrendTypes)[number];

export interface CompanyLink {
  title: string;
  /** A path of this site, or a whole address. */
  url: string;
}

/** Settings of the site that an administrator makes. */
export interface SiteSettings {
  rawCountCompetitionIds: readonly string[];
  hiddenRegisterCompetitionIds: readonly string[];
  preliminaryCompetitionIds: readonly string[];
  /** The name is what is asked for, such as Openi启智平台ID. */
  platformIdBoxes: readonly { competitionId: string; name: string }[];
  hostApplicationUrl: string | null;
  hostChatUrl: string | null;
  communityUrl: string | null;
  /** In the footer. */
  companyLinks: readonly CompanyLink[];
  competitionAds: readonly { title: string; image: string; link: string }[];
  /** Leaderboards that come from elsewhere, at most one of each name and competition. */
  externalBoards: readonly { name: string; competitionId: string; title: string }[];
  /** Trending words, each name once; an address for the type URL, an id for all others. */
  searchTrends: readonly {
    name: string;
    type: SearchTrendType;
    url: string | null;
    id: string | null;
  }[];
  /** Month and day, such as 02-10. */
  lunarNewYear: { start: string; end: string } | null;
}

export const MAX_ADS = 10;
export const MAX_COMPANY_LINKS = 8;
const MAX_COMPANY_LINK_TITLE = 20;
export const MAX_EXTERNAL_BOARDS = 20;
const MAX_EXTERNAL_TITLE = 20;
const MAX_TREND_NAME = 30;
const MAX_IDS = 200;
const PLATFORM_ID_NAME_LENGTH = 30;

const isId = (text: string) => /^[0-9a-f]{24}$/.test(text);
const isAddress = (text: string) => URL.canParse(text) && /^https?:\/\//.test(text);
const isPath = (text: string) => /^\/([^/\\]|$)/.test(text);
/** A path of this site, or a whole address. */
export const isLink = (text: string): boolean => isAddress(text) || isPath(text);
const isMonthDay = (text: string) => /^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text);

const idsProblem = (ids: readonly string[], field: string): Refusal | null => {
  if (ids.length > MAX_IDS) return refuse('BAD_USER_INPUT', `最多${MAX_IDS}个比赛`, field);
  const wrong = ids.find((id) => !isId(id));
  return wrong === undefined ? null : refuse('BAD_USER_INPUT', `不是比赛编号：${wrong}`, field);
};

const addressProblem = (address: string | null, field: string): Refusal | null =>
  address === null || isAddress(address)
    ? null
    : refuse('BAD_USER_INPUT', '请输入以 http:// 或 https:// 开头的地址', field);

/** Finds the problem with a list of pictures and their links; at most 10. */
export const adsProblem = (ads: SiteSettings['competitionAds'], field: string): Refusal | null => {
  if (ads.length > MAX_ADS) return refuse('BAD_USER_INPUT', `最多${MAX_ADS}个广告位`, field);
  if (ads.some(({ title }) => !title.trim()))
    return refuse('BAD_USER_INPUT', '请输入广告说明', field);
  if (ads.some(({ image, link }) => ![image, link].every(isLink)))
    return refuse('BAD_USER_INPUT', '图片与链接须是本站路径或完整地址', field);
  return null;
};

const companyLinksProblem = (links: readonly CompanyLink[]): Refusal | null => {
  const wrong = (message: string) => refuse('BAD_USER_INPUT', message, 'companyLinks');
  if (links.length > MAX_COMPANY_LINKS) return wrong(`最多${MAX_COMPANY_LINKS}个公司链接`);
  const named = ({ title }: CompanyLink) =>
    title.trim() !== '' && [...title.trim()].length <= MAX_COMPANY_LINK_TITLE;
  if (!links.every(named)) return wrong(`请输入链接名称，最多${MAX_COMPANY_LINK_TITLE}个字符`);
  const lost = links.find(({ url }) => !isLink(url));
  return lost ? wrong(`「${lost.title}」的链接须是本站路径或完整地址`) : null;
};

const boxesProblem = (boxes: SiteSettings['platformIdBoxes']): Refusal | null => {
  const field = 'platformIdBoxes';
  const ids = boxes.map(({ competitionId }) => competitionId);
  if (new Set(ids).size < ids.length)
    return refuse('BAD_USER_INPUT', '每个比赛只能填写一次', field);
  if (boxes.some(({ name }) => !name.trim()))
    return refuse('BAD_USER_INPUT', '请在比赛编号后填写平台ID的名称', field);
  if (boxes.some(({ name }) => name.trim().length > PLATFORM_ID_NAME_LENGTH))
    return refuse('BAD_USER_INPUT', `名称最多${PLATFORM_ID_NAME_LENGTH}个字符`, field);
  return idsProblem(ids, field);
};

const externalBoardsProblem = (boards: SiteSettings['externalBoards']): Refusal | null => {
  const wrong = (message: string) => refuse('BAD_USER_INPUT', message, 'externalBoards');
  if (boards.length > MAX_EXTERNAL_BOARDS) return wrong(`最多${MAX_EXTERNAL_BOARDS}个外部榜单`);
  const strange = boards.find(({ name }) => !/^[A-Za-z][A-Za-z0-9-]{1,39}$/.test(name));
  if (strange) return wrong('外部榜单的标识应以字母开头，由 2 至 40 个字母、数字或 - 组成');
  const foreign = boards.find(({ competitionId }) => !isId(competitionId));
  if (foreign) return wrong(`不是比赛编号：${foreign.competitionId}`);
  if (boards.some(({ title }) => !title.trim() || title.trim().length > MAX_EXTERNAL_TITLE))
    return wrong(`请输入外部榜单的标题，最多${MAX_EXTERNAL_TITLE}个字`);
  const differ = (values: string[]) => new Set(values).size === boards.length;
  return differ(boards.map(({ name }) => name)) && differ(boards.map((one) => one.competitionId))
    ? null
    : wrong('每个标识与每个比赛只能有一个外部榜单');
};

const trendsProblem = (trends: SiteSettings['searchTrends']): Refusal | null => {
  const wrong = (message: string) => refuse('BAD_USER_INPUT', message, 'searchTrends');
  if (trends.length > MAX_TRENDS) return wrong(`最多${MAX_TRENDS}个热搜词`);
  if (trends.some(({ name }) => !name.trim() || [...name.trim()].length > MAX_TREND_NAME))
    return wrong(`请输入热搜词，最多${MAX_TREND_NAME}个字符`);
  if (new Set(trends.map(({ name }) => foldText(name.trim()))).size < trends.length)
    return wrong('每个热搜词只能有一个');
  const lost = trends.find(({ type, url, id }) =>
    type === 'URL' ? !url || !isLink(url) : !id || !isId(id),
  );
  if (lost === undefined) return null;
  return wrong(
    lost.type === 'URL'
      ? `「${lost.name}」的链接须是本站路径或完整地址`
      : `「${lost.name}」须填写 24 位的编号`,
  );
};

/** The first thing that is wrong with the settings; null when nothing is. */
export const siteSettingsProblem = (settings: SiteSettings): Refusal | null => {
  const { lunarNewYear } = settings;
  return (
    idsProblem(settings.rawCountCompetitionIds, 'rawCountCompetitionIds') ??
    idsProblem(settings.hiddenRegisterCompetitionIds, 'hiddenRegisterCompetitionIds') ??
    idsProblem(settings.preliminaryCompetitionIds, 'preliminaryCompetitionIds') ??
    boxesProblem(settings.platformIdBoxes) ??
    addressProblem(settings.hostApplicationUrl, 'hostApplicationUrl') ??
    addressProblem(settings.hostChatUrl, 'hostChatUrl') ??
    addressProblem(settings.communityUrl, 'communityUrl') ??
    companyLinksProblem(settings.companyLinks) ??
    adsProblem(settings.competitionAds, 'competitionAds') ??
    externalBoardsProblem(settings.externalBoards) ??
    trendsProblem(settings.searchTrends) ??
    (lunarNewYear && !(isMonthDay(lunarNewYear.start) && isMonthDay(lunarNewYear.end))
      ? refuse('BAD_USER_INPUT', '日期请写作 月-日，例如 02-10', 'lunarNewYear')
      : null)
  );
};
