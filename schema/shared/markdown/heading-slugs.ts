/** The words of a heading as links name it, as on GitHub: `## 1. 读入 Data` is `1-读入-data`. */
export const slugOf = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-');

/** Makes the slugs of one text's headings: the second of the same words ends in `-1`. */
export const headingSlugs = () => {
  const taken = new Map<string, number>();
  return (text: string): string => {
    const slug = slugOf(text);
    let count = taken.get(slug);
    let own = slug;
    while (taken.has(own)) {
      count = (count ?? 0) + 1;
      own = `${slug}-${count}`;
    }
    taken.set(slug, count ?? 0);
    taken.set(own, taken.get(own) ?? 0);
    return own;
  };
};
