import { micromark } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import { math, mathHtml } from 'micromark-extension-math';
import { escapeHtml } from '@whaletide/server/escape-html.ts';
import { isBearable } from './bearable.ts';
import { withPictures, withPlaces } from './pictures.ts';

/** A text that is too long or too complex to be read as Markdown. */
const asWritten = (source: string): string =>
  `<p class="note">这段文字太长或太复杂，按原文显示</p><pre tabindex="0">${escapeHtml(source)}</pre>`;

/**
 * Markdown with tables and formulas as HTML. HTML within it is shown as the text that it is, and
 * links with other protocols than the web's lead nowhere. Formulas are MathML, for which the
 * page needs neither style nor font. Pictures are those of `attachments`, as nbformat has them.
 */
export const markdownToHtml = (source: string, attachments: unknown = {}): string => {
  if (!isBearable(source)) return asWritten(source);
  return withPictures(
    micromark(withPlaces(source), {
      extensions: [gfm(), math()],
      htmlExtensions: [
        gfmHtml(),
        mathHtml({
          output: 'mathml',
          trust: false,
          throwOnError: false,
          maxSize: 20,
          maxExpand: 500,
        }),
      ],
    }),
    attachments,
  );
};
