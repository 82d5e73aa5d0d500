import { refuse, type Refusal } from '#shared/rules/refusal.ts';

/** Characters of a template, and of an external board. */
const MAX_TEMPLATE = 50_000;
export const MAX_EXTERNAL_BOARD = 50_000;
/** Each of them is looked for in its place, from the beginning. */
const MAX_PLACEHOLDERS = 200;

/**
 * Placeholders that a template may use for the board, and for each of its rows; both with Chinese
 * names for its author.
 */
export const boardPlaceholders = {
  competition: '比赛名称',
  name: '任务或阶段名称',
  board: 'Public 榜或 Private 榜',
  total: '团队总数',
} as const;
/** Placeholders of a task's further scores; empty where it has fewer. */
export const furtherPlaceholders = ['score2', 'score3', 'score4', 'score5'] as const;
export const rowPlaceholders = {
  rank: '名次',
  position: '行号',
  team: '团队名称',
  members: '成员',
  score: '得分',
  score2: '第2个得分',
  score3: '第3个得分',
  score4: '第4个得分',
  score5: '第5个得分',
  entries: '提交次数',
  best: '最佳提交时间',
  last: '最近提交时间',
} as const;

export type BoardPlaceholder = keyof typeof boardPlaceholders;
type RowPlaceholder = keyof typeof rowPlaceholders;
/** Values of a row's placeholders; what a row hasn't stands empty. */
export type RowValues = Record<
  Exclude<RowPlaceholder, (typeof furtherPlaceholders)[number]>,
  string
> &
  Partial<Record<(typeof furtherPlaceholders)[number], string>>;

/** Words that people wrote: they stand between tags only, never within one. */
const written = new Set<string>(['competition', 'name', 'team', 'members']);

const ROWS = '{{#rows}}';
const END = '{{/rows}}';
const PLACEHOLDER = /\{\{([^{}]*)\}\}/g;
/** They would do nothing in the frame, or take it over. */
const FORBIDDEN =
  /<\s*(?:\/\s*)?(script|iframe|frame|frameset|object|embed|base|meta|link|form|input|textarea|title|template|noscript|xmp|plaintext|noembed|noframes|svg|math)\b/i;

/** Position in HTML: between tags, in a tag, in a quoted value, or where no tags are read. */
export type Place = 'text' | 'tag' | 'value' | 'raw';

/** The place at the end of a piece of HTML. */
export const placeAfter = (html: string): Place => {
  let place: Place = 'text';
  for (let at = 0; at < html.length; at += 1) {
    if (place === 'tag') {
      const sign = html[at];
      if (sign === '>') place = 'text';
      else if (sign === '"' || sign === "'") {
        const close = html.indexOf(sign, at + 1);
        if (close < 0) return 'value';
        at = close;
      }
    } else if (html.startsWith('<!--', at)) {
      const close = html.indexOf('-->', at);
      if (close < 0) return 'raw';
      at = close + 2;
    } else if (/^<style\b/i.test(html.slice(at, at + 7))) {
      const close = html.slice(at).search(/<\/style\b/i);
      if (close < 0) return 'raw';
      at += close;
      place = 'tag';
    } else if (/^<[a-z/!?]/i.test(html.slice(at, at + 2))) place = 'tag';
  }
  return place;
};

const wrong = (message: string) => refuse('BAD_USER_INPUT', message, 'Html');

const placeholderProblem = (html: string, known: object): Refusal | null => {
  for (const match of html.matchAll(PLACEHOLDER)) {
    const name = (match[1] ?? '').trim();
    if (!(name in known)) return wrong(`模板中有未知的占位符：{{${name}}}`);
  }
  return null;
};

/**
 * Splits a template into the parts before, in and after its rows; null where it has no such part.
 */
const templateParts = (html: string): { before: string; row: string; after: string } | null => {
  const start = html.indexOf(ROWS);
  const end = html.indexOf(END);
  if (start < 0 || end < start) return null;
  const parts = {
    before: html.slice(0, start),
    row: html.slice(start + ROWS.length, end),
    after: html.slice(end + END.length),
  };
  const rest = parts.before + parts.row + parts.after;
  return rest.includes(ROWS) || rest.includes(END) ? null : parts;
};

/** Why a template can't be; it names the placeholder or tag that is at fault. */
export const templateProblem = (html: string): Refusal | null => {
  if (!html.trim()) return wrong('请输入榜单模板');
  if (html.length > MAX_TEMPLATE) return wrong(`榜单模板最多${MAX_TEMPLATE}个字符`);
  const forbidden = FORBIDDEN.exec(html)?.[1];
  if (forbidden !== undefined) return wrong(`模板中不能使用 <${forbidden.toLowerCase()}> 标签`);
  const parts = templateParts(html);
  if (!parts) return wrong(`模板中应有且仅有一段 ${ROWS} … ${END}，其中的内容对每支团队重复一次`);
  const unknown =
    placeholderProblem(parts.before + parts.after, boardPlaceholders) ??
    placeholderProblem(parts.row, { ...boardPlaceholders, ...rowPlaceholders });
  if (unknown) return unknown;
  const placeholders = [...html.matchAll(PLACEHOLDER)];
  if (placeholders.length > MAX_PLACEHOLDERS)
    return wrong(`榜单模板最多${MAX_PLACEHOLDERS}个占位符`);
  for (const match of placeholders) {
    const name = (match[1] ?? '').trim();
    const place = placeAfter(html.slice(0, match.index));
    if (place === 'raw') return wrong(`占位符 {{${name}}} 不能放在样式或注释中`);
    if (place === 'tag') return wrong(`标签中的占位符 {{${name}}} 应放在引号之内`);
    if (place === 'value' && written.has(name)) return wrong(`占位符 {{${name}}} 只能放在标签之外`);
  }
  return placeAfter(parts.before) === 'text' &&
    placeAfter(html.slice(0, html.indexOf(END))) === 'text'
    ? null
    : wrong(`${ROWS} 与 ${END} 应放在标签之外`);
};

/** A template with its placeholders filled; `escaped` gives each value as it may stand in HTML. */
export const fillTemplate = (
  html: string,
  board: Record<BoardPlaceholder, string>,
  rows: readonly RowValues[],
  escaped: (value: string) => string,
): string => {
  const fill = (part: string, values: Record<string, string | undefined>) =>
    part.replace(PLACEHOLDER, (_, name: string) => escaped(values[name.trim()] ?? ''));
  const parts = templateParts(html);
  if (!parts) return fill(html, board);
  return [
    fill(parts.before, board),
    ...rows.map((row) => fill(parts.row, { ...board, ...row })),
    fill(parts.after, board),
  ].join('');
};
