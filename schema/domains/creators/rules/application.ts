/** Lengths in characters of the fields of a creator application. */
export const creatorApplicationLimits = {
  worksLink: 2_000,
  records: 1_000,
  contact: 100,
  referrer: 254,
};

/** Most addresses of works in an application. */
export const MAX_WORKS_LINKS = 10;

export interface CreatorApplication {
  /** Addresses of works, one on each line. */
  worksLink: string;
  /** Competition records and awards; may be empty. */
  records: string;
  /** WeChat or phone number; may be empty. */
  contact: string;
  /** E-mail of the account of who referred the applicant; may be empty. */
  referrer: string;
}

const names: Record<keyof CreatorApplication, string> = {
  worksLink: '作品链接',
  records: '比赛记录',
  contact: '微信号/手机',
  referrer: '推荐人',
};

const lengthProblem = (field: keyof CreatorApplication, text: string): string | null => {
  const most = creatorApplicationLimits[field];
  return [...text.trim()].length > most ? `${names[field]}最多${most}个字符` : null;
};

const linksOf = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

const worksLinkProblem = (link: string): string | null => {
  const links = linksOf(link);
  if (links.length === 0) return '作品链接不能为空';
  if (!links.every((one) => /^https?:\/\/\S+$/i.test(one)))
    return '请输入以 http:// 或 https:// 开头的链接，每行一个';
  if (links.length > MAX_WORKS_LINKS) return `作品链接最多${MAX_WORKS_LINKS}个`;
  return lengthProblem('worksLink', link);
};

const referrerProblem = (referrer: string): string | null => {
  const text = referrer.trim();
  if (text && !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(text)) return '请输入推荐人的账号邮箱';
  return lengthProblem('referrer', text);
};

/** Everything about an application that can't be sent, by its field. */
export const creatorApplicationProblems = (
  application: CreatorApplication,
): Partial<Record<keyof CreatorApplication, string>> => {
  const { worksLink, records, contact, referrer } = application;
  const problems: Record<keyof CreatorApplication, string | null> = {
    worksLink: worksLinkProblem(worksLink),
    records: lengthProblem('records', records),
    contact: lengthProblem('contact', contact),
    referrer: referrerProblem(referrer),
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null),
  );
};

/** An application as the content of its work order. */
export const creatorApplicationContent = (application: CreatorApplication): string => {
  const { worksLink, records, contact, referrer } = application;
  const links = linksOf(worksLink);
  return [
    links.length > 1
      ? `**作品链接**：\n\n${links.map((link) => `- ${link}`).join('\n')}`
      : `**作品链接**：${links.join('')}`,
    '**比赛记录**',
    records.trim() || '未填写',
    `**微信号/手机**：${contact.trim() || '未填写'}`,
    `**推荐人**：${referrer.trim() || '未填写'}`,
  ].join('\n\n');
};
