import { joinLines } from '@whaletide/schema/shared/markdown/line-ends.ts';

/** Elements within a line, which don't part what stands before and behind their tags. */
const INLINE =
  /^<\/?(?:a|abbr|b|cite|del|dfn|em|font|i|ins|mark|q|s|small|span|strike|strong|sub|sup|tt|u)\b/;

/** HTML whose lines are joined without a blank between Chinese characters; not where it is `pre`. */
export const withJoinedLines = (html: string): string => {
  const parts = html.split(/(<[^<>]*>)/);
  let isPre = false;
  const texts = parts.map((part, at): string | null => {
    if (at % 2 === 0) return isPre ? null : part;
    if (/^<pre\b/.test(part)) isPre = true;
    if (part === '</pre>') isPre = false;
    return INLINE.test(part) ? '' : null;
  });
  return joinLines(texts)
    .map((text, at) => (at % 2 === 0 ? text : undefined) ?? parts[at])
    .join('');
};
