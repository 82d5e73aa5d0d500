import { createHash } from 'node:crypto';
import { MATHS_FONT_PATH } from '@whaletide/schema/shared/markdown/maths-font.ts';
import { escapeHtml } from '@whaletide/server/escape-html.ts';

/** The frame's own style, in the colours of the site; dark where the frame around it is. */
const STYLE = `
@font-face { font-family: "STIX Two Math"; src: local("STIX Two Math"), url("${MATHS_FONT_PATH}") format("woff2"); font-display: swap; }
:root { color-scheme: light dark; --ink: #1d2a33; --soft: #52606b; --line: #d9e2e8; --paper: #fff; --code: #f4f8fa; --accent: #096b92; --red: #b3261e; --green: #2a6b2f; --gold: #7a5500; --violet: #6b3fa0; }
@media (prefers-color-scheme: dark) { :root { --ink: #e4ebf0; --soft: #a3b3bf; --line: #2c3a46; --paper: #14202b; --code: #0f1720; --accent: #6cc3e6; --red: #ff9b91; --green: #8fd694; --gold: #e8c26a; --violet: #c8a8f0; } }
* { box-sizing: border-box; }
html { background: var(--paper); color: var(--ink); font: 15px/26px "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif; text-autospace: normal; }
body { margin: 0 auto; max-width: 900px; padding: 16px 20px 32px; overflow-wrap: anywhere; }
.cell { margin: 0 0 20px; }
.head { display: flex; align-items: center; justify-content: space-between; min-height: 24px; }
.tools { display: flex; gap: 8px; } .share, .copy { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; color: var(--accent); cursor: pointer; font: inherit; font-size: 12px; line-height: 20px; margin-bottom: 4px; padding: 5px 10px; }
.share:focus-visible, .copy:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (pointer: coarse) { .share, .copy, summary { min-height: 44px; } summary { align-content: center; } }
.prompt { color: var(--soft); font: 12px/20px ui-monospace, Consolas, monospace; }
pre { margin: 0; overflow-x: auto; overflow-wrap: normal; font: 13px/20px ui-monospace, SFMono-Regular, Consolas, monospace; }
.source { background: var(--code); border: 1px solid var(--line); border-radius: 8px; padding: 10px 12px; }
.plot { margin-top: 8px; } .plot > [hidden] { display: none; } .output { margin-top: 8px; overflow-x: auto; padding: 0 12px; }
.error pre, .stderr pre { border-left: 3px solid var(--red); padding-left: 10px; }
.picture img, .markdown img { background: #fff; border-radius: 4px; max-width: 100%; }
h1, h2, h3, h4 { font-weight: 600; line-height: 1.4; margin: 16px 0 8px; }
h1 { font-size: 24px; } h2 { font-size: 20px; } h3 { font-size: 17px; }
p { margin: 8px 0; } a { color: var(--accent); }
code { font-family: ui-monospace, SFMono-Regular, Consolas, monospace; }
p code, li code { background: var(--code); border-radius: 4px; padding: 1px 4px; }
table { border-collapse: collapse; font-size: 13px; line-height: 20px; font-variant-numeric: tabular-nums; }
th, td { overflow-wrap: normal; white-space: nowrap; border-bottom: 1px solid var(--line); padding: 4px 10px; text-align: right; }
td:has(> p) { min-width: 20em; text-align: left; white-space: normal; }
.markdown { overflow-x: auto; } .markdown th, .markdown td { text-align: left; }
blockquote { border-left: 3px solid var(--line); color: var(--soft); margin: 8px 0; padding-left: 12px; }
caption { caption-side: top; color: var(--soft); font-size: 12px; overflow-wrap: normal; text-align: left; white-space: nowrap; }
[align="left"] { text-align: left; } [align="center"] { text-align: center; } [align="center"] > table, center > table { margin: 0 auto; } [align="right"] { text-align: right; } center { text-align: center; }
summary { color: var(--soft); cursor: pointer; font-size: 12px; line-height: 24px; } .markdown summary { color: inherit; font-size: inherit; }
.rest > summary { padding-left: 0; color: var(--accent); } .fold > .output:first-of-type { margin-top: 0; }
.raw pre { border: 1px dashed var(--line); border-radius: 8px; color: var(--soft); padding: 10px 12px; white-space: pre-wrap; }
.note { color: var(--soft); font-size: 13px; margin: 4px 0; }
.alert { border-left: 4px solid var(--accent); background: var(--code); border-radius: 4px; margin: 8px 0; padding: 8px 12px; } .alert-warning { border-color: var(--gold); } .alert-danger { border-color: var(--red); } .alert-success { border-color: var(--green); }
.list-inline { list-style: none; padding: 0; } .list-inline > li { display: inline-block; } .list-inline > li:not(:last-child)::after { content: "·"; padding: 0 8px; }
kbd { border: 1px solid var(--line); border-radius: 4px; font: 12px/18px ui-monospace, Consolas, monospace; padding: 1px 5px; } mark { background: #fff3bf; color: #1d2a33; }
math { font-family: "STIX Two Math", math; }
math[display="block"] { margin: 8px 0; overflow-x: auto; overflow-y: hidden; } img { height: auto; max-width: 100%; }
.empty { color: var(--soft); text-align: center; }
.hljs-comment { color: var(--soft); font-style: italic; } .hljs-string { color: var(--green); } .hljs-keyword, .hljs-literal { color: var(--violet); } .hljs-number { color: var(--gold); } .hljs-subst { color: var(--ink); }
.hljs-name, .hljs-selector-tag { color: var(--violet); } .hljs-attr, .hljs-attribute, .hljs-variable, .hljs-symbol { color: var(--accent); } .hljs-regexp { color: var(--green); } .hljs-meta { color: var(--soft); }
[tabindex="-1"]:focus { outline: none; }
.ansi-bold { font-weight: 700; }
.ansi-red-fg, .ansi-bright-red-fg { color: var(--red); } .ansi-green-fg, .ansi-bright-green-fg { color: var(--green); } .ansi-yellow-fg, .ansi-bright-yellow-fg { color: var(--gold); } .ansi-blue-fg, .ansi-cyan-fg, .ansi-bright-blue-fg, .ansi-bright-cyan-fg { color: var(--accent); } .ansi-magenta-fg, .ansi-bright-magenta-fg { color: var(--violet); } .ansi-white-fg, .ansi-bright-black-fg { color: var(--soft); }
`;

const digest = createHash('sha256').update(STYLE).digest('base64');

/**
 * Nothing of a notebook runs, and nothing but the font of formulas is fetched; what it shows is in
 * it. The sandbox lets
 * links open pages beside it, and keeps the page an origin of its own wherever it is opened.
 */
export const PAGE_POLICY = [
  "default-src 'none'",
  'img-src data:',
  "font-src 'self'",
  `style-src 'sha256-${digest}'`,
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Builds the HTML before the cells of a page with this title. */
export const pageBefore = (title: string): string =>
  [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<base target="_blank">',
    `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
    '<body><main>',
  ].join('');

export const pageAfter = '</main></body></html>';

/** A page that says something in place of a notebook. */
export const messagePage = (title: string, message: string): string =>
  `${pageBefore(title)}<p class="empty">${escapeHtml(message)}</p>${pageAfter}`;
