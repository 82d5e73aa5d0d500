const HEADING = /<h([1-6])((?: [^<>]*)?)>([\s\S]*?)<\/h\1>/g;
const ID = / id="([^"]*)"/;

/** The words of a heading as links within a notebook name it: `#1.-读入数据`. */
const slugOf = (html: string): string =>
  html
    .replaceAll(/<annotation[\s\S]*?<\/annotation>|<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .trim()
    .replaceAll(/\s+/g, '-');

/**
 * Numbers headings, by which the page that shows the notebook finds them, and marks them with
 * their words, by which the notebook's own links do.
 */
export const headingNumbers = () => {
  let count = 0;
  return (html: string): string =>
    html.replaceAll(HEADING, (_, level: string, attributes: string, content: string) => {
      count += 1;
      const slug = slugOf(content);
      const own = ID.exec(attributes)?.[1];
      const anchors = [own, /["<>&]/.test(slug) || !slug ? undefined : `user-${slug}`]
        .filter((id) => id !== undefined)
        .map((id) => `<a id="${id}"></a>`);
      return `<h${level} id="heading-${count}"${attributes.replace(ID, '')}>${anchors.join('')}${content}</h${level}>`;
    });
};
