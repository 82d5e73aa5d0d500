import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { PRODUCT_VERSION } from '#server/product-version.ts';

const root = join(import.meta.dirname, '../..');

interface Package {
  version: string;
  workspaces?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const packageIn = (folder: string): Package =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

describe('the version of the product', () => {
  const { version, workspaces = [] } = packageIn('');

  it('is the one of package.json', () => {
    expect(PRODUCT_VERSION).toBe(version);
    expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  });

  it.each(workspaces)('is the one of %s, and of what it needs of the others', (workspace) => {
    const own = packageIn(workspace);
    const needed = { ...own.dependencies, ...own.devDependencies };
    const ofOurs = Object.entries(needed).filter(([name]) => name.startsWith('@whaletide/'));
    expect([own.version, ...ofOurs.map(([, wanted]) => wanted)]).toEqual(
      Array.from({ length: ofOurs.length + 1 }, () => version),
    );
  });
});
