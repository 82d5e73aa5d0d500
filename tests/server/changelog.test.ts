import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PRODUCT_VERSION } from '#server/product-version.ts';

/** Characters of a bullet: what doesn't fit is in the docs or in the schema's descriptions. */
const LONGEST_BULLET = 140;

const lines = readFileSync(join(import.meta.dirname, '../../CHANGELOG.md'), 'utf8').split('\n');
const sections = lines.filter((line) => line.startsWith('## '));

describe('the changelog', () => {
  it('begins with what is unreleased, and has a dated section of the present version', () => {
    expect(sections[0]).toBe('## [Unreleased]');
    expect(sections[1]).toMatch(new RegExp(`^## \\[${PRODUCT_VERSION}\\] - \\d{4}-\\d{2}-\\d{2}$`));
    expect(new Set(sections).size).toBe(sections.length);
  });

  it('has only the kinds of changes that Keep a Changelog names', () => {
    const kinds = new Set(
      lines.filter((line) => line.startsWith('### ')).map((line) => line.slice(4)),
    );
    const known = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security'];
    expect([...kinds].filter((kind) => !known.includes(kind))).toEqual([]);
  });

  it(`says each change in one line of at most ${LONGEST_BULLET} characters`, () => {
    const bullets = lines.filter((line) => line.startsWith('- '));
    expect(bullets.length).toBeGreaterThan(0);
    expect(bullets.filter((line) => line.length > LONGEST_BULLET)).toEqual([]);
    const further = lines.filter((line) => /^\s+\S|^[*+] /.test(line));
    expect(further).toEqual([]);
  });
});
