import type { FastifyReply } from 'fastify';
import { escapeHtml } from '@whaletide/server/escape-html.ts';

/** Style of a board unless its author says otherwise: the letters and colours of the site. */
const STYLE = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
html { background: #fff; color: #1d2a33; font: 15px/26px "PingFang SC", "Hiragino Sans GB", "Microsoft YaHei", "Noto Sans CJK SC", "Source Han Sans SC", system-ui, sans-serif; text-autospace: normal; }
@media (prefers-color-scheme: dark) { html { background: #14202b; color: #e4ebf0; } a { color: #6cc3e6; } }
body { margin: 0; padding: 16px; overflow-wrap: anywhere; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { padding: 8px 12px; text-align: left; border-bottom: 1px solid #8aa0b033; }
img { max-width: 100%; }
`;

/**
 * Organizers write styles and pictures of their own, but nothing in it runs and nothing is
 * fetched; the sandbox keeps the page an origin of its own wherever it is opened.
 */
const BOARD_POLICY = [
  "default-src 'none'",
  'img-src data:',
  "style-src 'unsafe-inline'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox allow-popups allow-popups-to-escape-sandbox',
].join('; ');

/** Answers HTML of an organizer's as a page of its own. */
export const sendBoardPage = (reply: FastifyReply, title: string, body: string): FastifyReply =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', BOARD_POLICY)
    .header('referrer-policy', 'no-referrer')
    .header('cache-control', 'no-cache')
    .send(
      [
        '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
        '<meta name="viewport" content="width=device-width, initial-scale=1">',
        '<base target="_blank">',
        `<title>${escapeHtml(title)}</title><style>${STYLE}</style></head>`,
        `<body>${body}</body></html>`,
      ].join(''),
    );
