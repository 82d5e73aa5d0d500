import { escapeHtml } from '@whaletide/server/escape-html.ts';

/** A line of a mail, with the path on the site that it leads to where it leads anywhere. */
export interface MailLine {
  text: string;
  path?: string;
}

export interface MailPart {
  title?: string;
  lines: readonly MailLine[];
}

export interface MailSite {
  name: string;
  /** Without a slash at its end; undefined where the operator named none. */
  url: string | undefined;
}

/** The same content as plain text and as HTML without pictures or scripts; all of it escaped. */
export const layOut = (
  site: MailSite,
  parts: readonly MailPart[],
  feet: readonly MailLine[],
): { text: string; html: string } => {
  const address = ({ path }: MailLine) =>
    path === undefined || site.url === undefined ? undefined : `${site.url}${path}`;
  const link = (text: string, url: string | undefined) =>
    url === undefined
      ? escapeHtml(text)
      : `<a href="${escapeHtml(url)}" style="color:#0b7fab">${escapeHtml(text)}</a>`;

  const plain = parts.map(({ title, lines }) =>
    [
      ...(title === undefined ? [] : [`【${title}】`]),
      ...lines.map((line) => [line.text, address(line)].filter(Boolean).join('\n  ')),
    ].join('\n'),
  );
  const ends = [{ text: site.name, path: '' }, ...feet].flatMap((line) => {
    const url = address(line);
    return url === undefined ? [] : [{ text: line.text, url }];
  });
  const rich = parts.map(
    ({ title, lines }) =>
      (title === undefined ? '' : `<h2 style="font-size:16px">${escapeHtml(title)}</h2>`) +
      lines.map((line) => `<p>${link(line.text, address(line))}</p>`).join(''),
  );
  return {
    text: [...plain, ends.map(({ text, url }) => `${text}：${url}`).join('\n')].join('\n\n'),
    html:
      '<!doctype html><html lang="zh-CN"><meta charset="utf-8">' +
      '<body style="font:15px/26px sans-serif;max-width:600px;margin:0 auto;padding:24px">' +
      `<h1 style="font-size:20px">${escapeHtml(site.name)}</h1>${rich.join('')}` +
      `<hr><p>${ends.map(({ text, url }) => link(text, url)).join(' · ')}</p></body></html>`,
  };
};
