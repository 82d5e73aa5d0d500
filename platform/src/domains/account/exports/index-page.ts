import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { beijingText } from '@whaletide/schema/shared/rules/time.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { hrefOf, shownEntries, type Showing, type ShownRow } from '#personal-data/showing.ts';
import type { ListedFile } from './files.ts';

const STYLE = `
:root{color-scheme:light dark;--line:#d8dee6;--soft:#5b6776;--tint:#f4f6f9}
@media(prefers-color-scheme:dark){:root{--line:#3a4350;--soft:#a3afbd;--tint:#1d232b}}
*{box-sizing:border-box}
body{max-width:960px;margin:0 auto;padding:24px 16px 64px;font:16px/1.7 system-ui,"PingFang SC","Microsoft YaHei",sans-serif;overflow-wrap:anywhere}
nav ul{columns:220px;padding-left:20px}
section{content-visibility:auto;contain-intrinsic-size:auto 400px}
h2{margin-top:48px;padding-bottom:8px;border-bottom:1px solid var(--line)}
h3{margin:32px 0 8px}
p.note{margin:0 0 12px;color:var(--soft);font-size:14px}
article{margin:12px 0;padding:12px 16px;border:1px solid var(--line);border-radius:8px}
dl{display:grid;grid-template-columns:minmax(80px,max-content) 1fr;gap:4px 16px;margin:0}
dt{color:var(--soft)}
dd{margin:0;min-width:0}
dd dl{padding:8px 12px;background:var(--tint);border-radius:6px}
dd dl+dl{margin-top:8px}
@media(max-width:560px){dl{grid-template-columns:1fr}dd{margin-bottom:8px}}
`;

/** One table of an export, as its page tells of it. */
export interface Part {
  /** With folders, without `.json`. */
  file: string;
  title: string;
  /** Path of its JSON in the archive. */
  json: string;
  rows: () => AsyncIterable<{ rows: readonly ShownRow[]; showing: Showing }>;
}

/** Group that readers look for first. */
const FIRST = '账号';

const groupOf = ({ file }: Pick<Part, 'file'>): string => file.slice(0, file.indexOf('/'));
const nameOf = ({ file }: Pick<Part, 'file'>): string => file.slice(file.indexOf('/') + 1);

const article = (showing: Showing, row: ShownRow): string => {
  const entries = shownEntries(showing, row);
  if (entries.length === 0) return '';
  const lines = entries.map(([label, html]) => `<dt>${escapeHtml(label)}</dt><dd>${html}</dd>`);
  return `<article><dl>${lines.join('')}</dl></article>\n`;
};

const fileList = (files: readonly ListedFile[], linked: boolean): string =>
  `<ul>${files
    .map(({ path, size }) => {
      const name = escapeHtml(path.slice(path.indexOf('/') + 1));
      const shown = linked ? `<a href="${hrefOf(path)}">${name}</a>` : name;
      return `<li>${shown}（${sizeText(size)}）</li>`;
    })
    .join('')}</ul>\n`;

/** The page of an export for its member, a piece at a time: all tables by their groups, and the files. */
export async function* indexPage(
  { siteName, name, date }: { siteName: string; name: string; date: Date },
  parts: readonly Part[],
  { inside, leftOut }: { inside: readonly ListedFile[]; leftOut: readonly ListedFile[] },
): AsyncGenerator<string> {
  const title = escapeHtml(`${name}的个人数据 - ${siteName}`);
  const groups = [...new Set([FIRST, ...parts.map(groupOf)])];
  const inOrder = groups.flatMap((group) => parts.filter((part) => groupOf(part) === group));
  yield `<!doctype html>\n<html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head><body>\n`;
  yield `<h1>${escapeHtml(name)}的个人数据</h1>\n<p class="note">导出于 ${beijingText(date)}。文中时间均为北京时间。每一部分另有供程序读取的 JSON 文件。</p>\n`;
  yield `<nav aria-label="目录"><ul>${inOrder.map((part) => `<li><a href="#${encodeURIComponent(part.file)}">${escapeHtml(part.file.replaceAll('/', ' / '))}</a></li>`).join('')}${inside.length + leftOut.length > 0 ? '<li><a href="#files">文件</a></li>' : ''}</ul></nav>\n`;
  let before: string | undefined;
  for (const part of inOrder) {
    const group = groupOf(part);
    if (group !== before) yield `<h2>${escapeHtml(group)}</h2>\n`;
    before = group;
    yield `<section id="${escapeHtml(part.file)}"><h3>${escapeHtml(nameOf(part).replaceAll('/', ' / '))}</h3>\n<p class="note">${escapeHtml(part.title)}（<a href="${hrefOf(part.json)}">JSON</a>）</p>\n`;
    for await (const { rows, showing } of part.rows())
      yield rows.map((row) => article(showing, row)).join('');
    yield '</section>\n';
  }
  if (inside.length + leftOut.length > 0) yield '<h2 id="files">文件</h2>\n';
  if (inside.length > 0) yield fileList(inside, true);
  if (leftOut.length > 0)
    yield `<h3>没有放入的文件</h3>\n<p class="note">以下 ${leftOut.length} 个文件没有放入，可在网站上下载。</p>\n${fileList(leftOut, false)}`;
  yield '</body></html>\n';
}
