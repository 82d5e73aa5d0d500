import { calloutOf, calloutTitles } from '@whaletide/schema/shared/markdown/callouts.ts';

/** Boxes by whose colours those of GitHub's kinds are drawn. */
const looks = {
  note: 'info',
  tip: 'success',
  important: 'info',
  warning: 'warning',
  caution: 'danger',
} as const;

const QUOTE = /<blockquote>\n?<p>(\[![A-Za-z]{3,9}\][ \t]*(?:\n|(?=<\/p>)))/g;

/** Cleaned HTML whose quotations are boxes with a title where their first line says so. */
export const withCallouts = (html: string): string =>
  html
    .replaceAll(QUOTE, (quote, line: string) => {
      const kind = calloutOf(line)?.kind;
      return kind === undefined
        ? quote
        : `<blockquote class="alert alert-${looks[kind]}"><p><strong>${calloutTitles[kind]}</strong></p><p>`;
    })
    .replaceAll('</strong></p><p></p>', '</strong></p>');
