import { headingSlugs } from '@whaletide/schema/shared/markdown/heading-slugs.ts';

const HEADING = /<h([1-6])((?: [^<>]*)?)>([\s\S]*?)<\/h\1>/g;
const ID = / id="([^"]*)"/;

/** The heading over footnotes, which is none of the text's. */
const FOOTNOTES = 'user-footnote-label';

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<annotation(?:(?!<annotation)[\s\S])*?<\/annotation>|<[^<>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
    .trim();

/** The words of a heading as Jupyter's links within a notebook name it: `#1.-读入数据`. */
const jupyterSlug = (words: string): string => words.replaceAll(/\s+/g, '-');

/**
 * Numbers headings other than that of footnotes, by which the page that shows the notebook finds them, and marks them with
 * their words, by which the notebook's own links do, as Jupyter and GitHub write them.
 */
export const headingNumbers = () => {
  let count = 0;
  const slugs = headingSlugs();
  return (html: string): string =>
    html.replaceAll(HEADING, (whole, level: string, attributes: string, content: string) => {
      const own = ID.exec(attributes)?.[1];
      if (own === FOOTNOTES) return whole;
      count += 1;
      const words = wordsOf(content);
      const names = [jupyterSlug(words), slugs(words)]
        .filter((slug) => slug !== '' && !/["<>&]/.test(slug))
        .map((slug) => `user-${slug}`);
      const anchors = [...new Set([own, ...names])]
        .filter((id) => id !== undefined)
        .map((id) => `<a id="${id}"></a>`);
      return `<h${level} id="heading-${count}"${attributes.replace(ID, '')}>${anchors.join('')}${content}</h${level}>`;
    });
};
