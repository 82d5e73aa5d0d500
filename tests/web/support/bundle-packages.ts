import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rolldown } from 'rolldown';
import { builtins } from './builtins.ts';

const root = join(import.meta.dirname, '../../..');
/** jest.config.js sends the packages' importers here. */
const folder = join(root, 'node_modules/.cache/test-packages');
const stamp = join(folder, 'made-from');

/** Packages, and their parts, that consist of hundreds of files. */
const PACKAGES = [
  '@graphql-tools/schema',
  '@mantine/core',
  '@mantine/hooks',
  'typebox',
  'typebox/compile',
  'typebox/format',
  'typebox/schema',
  'typebox/value',
];
const fileOf = (name: string) => name.replaceAll('/', '--');

/** The icons that the web names: their package loads all of its six thousand. */
const usedIcons = (): string => {
  const names = ['web/src', 'tests/web'].flatMap((part) =>
    readdirSync(join(root, part), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file))
      .flatMap((file) => readFileSync(join(root, part, file), 'utf8').match(/\bIcon\w+/g) ?? []),
  );
  const icons = join(root, 'node_modules/@tabler/icons-react/dist/esm/icons');
  return [...new Set(names)]
    .toSorted()
    .map((name) => [name, join(icons, `${name}.mjs`)] as const)
    .filter(([, file]) => existsSync(file))
    .map(([name, file]) => `export { default as ${name} } from ${JSON.stringify(file)};`)
    .join('\n');
};

/**
 * jest's globalSetup: makes one file each of packages that consist of hundreds. Every test file
 * loads its modules again, and half of that time went into these. They are made again when the
 * lockfile or the icons change.
 */
const bundlePackages = async (): Promise<void> => {
  const entries = {
    ...Object.fromEntries(PACKAGES.map((name) => [fileOf(name), `export * from '${name}';`])),
    // Beside what it names it has a default.
    typebox: `export * from 'typebox'; export { default } from 'typebox';`,
    icons: usedIcons(),
  };
  const globals = builtins.map((name) => `export const { ${name} } = globalThis;`).join('\n');
  const madeFrom = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .update(JSON.stringify([entries, globals]))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === madeFrom) return;
  mkdirSync(join(folder, 'entries'), { recursive: true });
  const input = Object.fromEntries(
    Object.entries(entries).map(([name, source]) => {
      const file = join(folder, 'entries', `${name}.js`);
      writeFileSync(file, source);
      return [name, file];
    }),
  );
  const globalsFile = join(folder, 'entries/globals.js');
  writeFileSync(globalsFile, globals);
  const bundle = await rolldown({
    input,
    transform: { inject: Object.fromEntries(builtins.map((name) => [name, [globalsFile, name]])) },
    external: /^(react|react-dom|graphql)(\/|$)/,
    platform: 'node',
    // It tells of every `use client`.
    logLevel: 'silent',
  });
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[name].mjs' });
  writeFileSync(stamp, madeFrom);
};

export default bundlePackages;
