import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';

const root = path.join(import.meta.dirname, '../..');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
];

/** Whole paths of the project in a document; what stands for a name, as `<domain>`, is none. */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:schema|gateway|platform|web|tests|docs|scripts)\/[\w./-]+)`/g)].flatMap(
    ([, found]) => found ?? [],
  );
/** Where its links lead, from the document's own folder. */
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(([^)#:\s]+)\)/g)].flatMap(([, found]) => found ?? []);

describe.each(documents)('%s', (name) => {
  const text = readFileSync(path.join(root, name), 'utf8');

  it('names files that are there', () => {
    expect(pathsIn(text).filter((file) => !existsSync(path.join(root, file)))).toEqual([]);
  });

  it('leads to files that are there', () => {
    const folder = path.dirname(path.join(root, name));
    expect(linksIn(text).filter((file) => !existsSync(path.join(folder, file)))).toEqual([]);
  });
});
