/** Removes or escapes the characters that have a meaning in BibTeX. */
const escaped = (text: string): string => text.replace(/[\\{}]/g, '').replace(/[#$%&_]/g, '\\$&');

export interface Cited {
  id: string;
  title: string;
  version: number | null;
  updatedAt: string;
  creator: { name: string } | null;
}

/** A dataset as BibTeX cites it, at its own address and in its newest version. */
export const bibtex = (
  { id, title, version, updatedAt, creator }: Cited,
  address: string,
): string =>
  [
    `@misc{dataset-${id.slice(-8)},`,
    `  title = {${escaped(title)}},`,
    ...(creator ? [`  author = {${escaped(creator.name)}},`] : []),
    `  year = {${updatedAt.slice(0, 4)}},`,
    ...(version === null ? [] : [`  version = {${version}},`]),
    `  url = {${address}}`,
    '}',
  ].join('\n');
