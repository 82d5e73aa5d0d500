import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { domainsDocument } from '#scripts/lib/domains-document.ts';
import { programsDocument } from '#scripts/lib/programs-document.ts';

const root = path.join(import.meta.dirname, '../..');
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(path.join(root, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name.replaceAll(path.sep, '/')}`),
];

/**
 * Whole paths of the project in a document; what stands for a name, as `<domain>`, is none. What a
 * build makes isn't asked for.
 */
const pathsIn = (text: string) =>
  [...text.matchAll(/`((?:schema|gateway|platform|web|tests|docs|scripts)\/[\w./-]+)`/g)].flatMap(
    ([, found = '']) => (found.includes('/dist/') ? [] : found),
  );
/** Targets of its links, from the document's own folder. */
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

it('docs/programs.md is what npm run docs makes of the verbs', () => {
  expect(readFileSync(path.join(root, 'docs/programs.md'), 'utf8')).toBe(programsDocument());
});

it('docs/domains.md is what npm run docs makes of the domains', () => {
  expect(readFileSync(path.join(root, 'docs/domains.md'), 'utf8')).toBe(domainsDocument());
});

describe('the way of a field in CONTRIBUTING.md', () => {
  const text = readFileSync(path.join(root, 'CONTRIBUTING.md'), 'utf8');
  const section = /## A field\n(.*?)\n## /s.exec(text)?.[1] ?? '';
  const rows = section.split('\n').filter((line) => line.startsWith('| ') && line.includes('`'));
  const listed = rows.flatMap(pathsIn);

  const sources = ['schema', 'gateway/src', 'platform/src', 'web/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
      .filter((name) => /\.(ts|tsx|graphql)$/.test(name))
      // By machine, and what fills the demo.
      .filter((name) => !/generated|node_modules|schema\/schema\.graphql|src\/demo\//.test(name)),
  );
  const naming = sources.filter((name) =>
    /display_?label/i.test(readFileSync(path.join(root, name), 'utf8')),
  );

  it('is at most 13 files long', () => expect(listed.length).toBeLessThanOrEqual(13));

  it('is the way that displayLabel goes, which its page does not show', () => {
    // Another card shows it as well.
    const elsewhere = naming.filter((name) => !name.includes('/RankingCard/'));
    const shownOnPage = /CompetitionHeader\.tsx$|^tests\//;
    expect(elsewhere.sort()).toEqual(listed.filter((name) => !shownOnPage.test(name)).sort());
  });
});

describe('the feature of docs/how-to/a-feature.md', () => {
  const text = readFileSync(path.join(root, 'docs/how-to/a-feature.md'), 'utf8');
  const quotes = [...text.matchAll(/```\w+ title="([^"]+)"\n(.*?)\n```/gs)].map(
    ([, file = '', quoted = '']) => ({ file, lines: quoted.split('\n') }),
  );

  it('is quoted from its files', () => expect(quotes.length).toBeGreaterThan(10));

  it.each(quotes)('has the lines of $file in their order', ({ file, lines }) => {
    const source = readFileSync(path.join(root, file), 'utf8').split('\n');
    const missing: string[] = [];
    let from = 0;
    for (const line of lines.filter((quoted) => quoted.trim() !== '…')) {
      const found = source.indexOf(line, from);
      if (found < 0) missing.push(line);
      else from = found + 1;
    }
    expect(missing).toEqual([]);
  });
});
