import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { BRAND, drawn, FONT, MONO, styleSheet } from './look.ts';
import type { Mail } from './mail.ts';
import { markdownForMail } from './markdown.ts';

/** A line of a mail, with the path on the site that it leads to where it leads anywhere. */
export interface MailLine {
  text: string;
  path?: string;
}

export interface MailPart {
  title?: string;
  lines: readonly MailLine[];
  /** True for things of one kind below each other, false or absent for paragraphs. */
  isList?: boolean;
  /** A member's text, below the lines. */
  markdown?: string;
  /** Line that ends the part, in small letters. */
  foot?: MailLine;
}

export interface MailSite {
  name: string;
  /** Without a slash at its end; undefined where the operator named none. */
  url: string | undefined;
}

export interface MailContent {
  subject: string;
  heading: string;
  parts: readonly MailPart[];
  /** A verification code, large and alone. */
  code?: string;
  /** Page on which the reader goes on. */
  button?: Required<MailLine>;
  /** Reason for which the reader gets it, after 你收到这封邮件，因为. */
  reason: string;
  /** Links below the reason, such as the one that ends such mails. */
  feet: readonly MailLine[];
}

const BREAKS = 'word-break:break-word;overflow-wrap:anywhere';

/** The content as HTML: one table of 600 px, with nothing to fetch and no script; all of it escaped. */
const toHtml = (site: MailSite, content: MailContent): string => {
  const address = ({ path }: MailLine) =>
    path === undefined || site.url === undefined ? undefined : escapeHtml(`${site.url}${path}`);
  const link = (line: MailLine, how: string) => {
    const url = address(line);
    return url === undefined
      ? escapeHtml(line.text)
      : `<a href="${url}" ${how}>${escapeHtml(line.text)}</a>`;
  };
  const inline = drawn({ c: 'link' }, 'text-decoration:underline');
  const plain = drawn({ c: 'text' }, 'text-decoration:none;font-weight:600');
  const small = drawn({ c: 'muted' }, 'text-decoration:underline');
  const paragraph = (line: MailLine) =>
    `<p ${drawn({ c: 'text' }, 'margin:0 0 12px')}>${link(line, inline)}</p>`;
  const row = (line: MailLine) =>
    `<tr><td ${drawn({ c: 'text', l: 'line' }, 'padding:10px 0;border-top:1px solid')}>${link(line, plain)}</td></tr>`;
  const list = (lines: readonly MailLine[]) =>
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 12px">${lines.map(row).join('')}</table>`;
  const part = ({ title, lines, isList, markdown, foot }: MailPart) =>
    [
      title === undefined
        ? ''
        : `<h2 ${drawn({ c: 'text' }, 'margin:20px 0 8px;font-size:17px;line-height:26px')}>${escapeHtml(title)}</h2>`,
      isList ? list(lines) : lines.map(paragraph).join(''),
      markdown === undefined ? '' : markdownForMail(markdown, site.url),
      foot === undefined
        ? ''
        : `<p style="margin:0 0 12px;font-size:13px">${link(foot, small)}</p>`,
    ].join('');
  const button =
    content.button === undefined || site.url === undefined
      ? ''
      : `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 16px"><tr><td bgcolor="${BRAND}" style="border-radius:8px">` +
        `<a href="${escapeHtml(site.url + content.button.path)}" style="display:inline-block;padding:12px 24px;color:#ffffff;font-weight:600;text-decoration:none;border-radius:8px;background-color:${BRAND}">${escapeHtml(content.button.text)}</a></td></tr></table>`;
  const code =
    content.code === undefined
      ? ''
      : `<p ${drawn({ c: 'text', b: 'tint' }, `margin:8px 0 16px;padding:16px;border-radius:8px;text-align:center;font:700 32px/40px ${MONO};letter-spacing:6px`)}>${escapeHtml(content.code)}</p>`;
  const feet = [{ text: site.name, path: '' }, ...content.feet]
    .flatMap((line) => (address(line) === undefined ? [] : [link(line, small)]))
    .join(' &nbsp;·&nbsp; ');
  return (
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">' +
    '<meta name="viewport" content="width=device-width,initial-scale=1">' +
    '<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">' +
    `<title>${escapeHtml(content.subject)}</title><style>${styleSheet}</style></head>` +
    `<body ${drawn({ b: 'page' }, 'margin:0;padding:0')}>` +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${drawn({ b: 'page' }, `font:15px/26px ${FONT}`)}><tr><td align="center" style="padding:24px 12px">` +
    '<!--[if mso]><table role="presentation" width="600"><tr><td><![endif]-->' +
    `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" ${drawn({ b: 'card' }, `max-width:600px;border-radius:12px;border-top:4px solid ${BRAND};text-align:left;table-layout:fixed;${BREAKS}`)}>` +
    `<tr><td class="pad" style="padding:24px 32px 0"><span ${drawn({ c: 'link' }, 'font-size:15px;font-weight:700')}>${escapeHtml(site.name)}</span></td></tr>` +
    `<tr><td class="pad" style="padding:8px 32px 16px"><h1 ${drawn({ c: 'text' }, 'margin:0 0 16px;font-size:22px;line-height:32px')}>${escapeHtml(content.heading)}</h1>` +
    `${code}${content.parts.map(part).join('')}${button}</td></tr>` +
    `<tr><td class="pad l-line" style="padding:16px 32px 24px;border-top:1px solid #e1e7ec"><p ${drawn({ c: 'muted' }, 'margin:0;font-size:13px;line-height:22px')}>你收到这封邮件，因为${escapeHtml(content.reason)}。${feet && `<br>${feet}`}</p></td></tr>` +
    '</table><!--[if mso]></td></tr></table><![endif]--></td></tr></table></body></html>'
  );
};

/** Markdown whose links to the site's own pages are whole, so that a reader of text can follow them. */
const withWholeLinks = (markdown: string, { url = '' }: MailSite): string =>
  markdown.replaceAll(/\]\((?=\/(?!\/))/g, `](${url}`);

/** The same as plain text, with every link's address below its line. */
const toText = (site: MailSite, content: MailContent): string => {
  const withAddress = ({ text, path }: MailLine) =>
    path === undefined || site.url === undefined ? text : `${text}\n  ${site.url}${path}`;
  const { button, code } = content;
  const parts = content.parts.map(({ title, lines, markdown, foot }) =>
    [
      ...(title === undefined ? [] : [`【${title}】`]),
      ...lines.map(withAddress),
      ...(markdown === undefined ? [] : [withWholeLinks(markdown, site)]),
      ...(foot === undefined ? [] : [withAddress(foot)]),
    ].join('\n'),
  );
  const feet = site.url === undefined ? [] : [{ text: site.name, path: '' }, ...content.feet];
  return [
    content.heading,
    ...(code === undefined ? [] : [`    ${code}`]),
    ...parts,
    ...(button === undefined ? [] : [withAddress(button)]),
    [
      '————',
      `你收到这封邮件，因为${content.reason}。`,
      ...feet.map(({ text, path = '' }) => `${text}：${site.url}${path}`),
    ].join('\n'),
  ].join('\n\n');
};

/** A mail as its reader gets it, in the one look of all mails. */
export const layOut = (
  site: MailSite,
  content: MailContent,
): Pick<Mail, 'subject' | 'text' | 'html'> => ({
  subject: content.subject,
  text: toText(site, content),
  html: toHtml(site, content),
});
