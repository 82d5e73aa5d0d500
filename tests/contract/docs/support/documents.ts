import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '../../../..');

/** Documents for those who read, run, change or operate the product, by their paths. */
const paths = [
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.md'))
    .map((path) => `docs/${path.replaceAll('\\', '/')}`),
];

interface Block {
  language: string;
  text: string;
}

export interface Document {
  path: string;
  text: string;
  /** Fenced blocks. */
  blocks: Block[];
  /** Texts between backticks, outside of blocks. */
  inline: string[];
}

export const documents: Document[] = paths.map((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  const blocks = [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', block = '']) => ({ language, text: block }),
  );
  const prose = text.replaceAll(/^```[\s\S]*?^```$/gm, '');
  return {
    path,
    text,
    blocks,
    inline: [...prose.matchAll(/`([^`\n]+)`/g)].map(([, one = '']) => one),
  };
});

/** A document's block in that language that has a text. @throws Error where it is gone */
export const blockWith = (path: string, part: string): string => {
  const found = documents
    .find((one) => one.path === path)
    ?.blocks.find(({ text }) => text.includes(part));
  if (!found) throw new Error(`${path} has no block with ${part}`);
  return found.text;
};
