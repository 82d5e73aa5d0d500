import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from '@jest/globals';
import { documents, root } from './support/documents.ts';

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands of npm itself, and those of its scripts that it has names of its own for. */
const OF_NPM = new Set(['install', 'ci', 'exec', 'view']);
const SHORT = new Set(['start', 'test']);

interface Command {
  place: string;
  /** Word after `npm` or `npm run`. */
  name: string;
  isRun: boolean;
  /** Text after `--`. */
  rest: string;
}

const commandsIn = (place: string, text: string): Command[] =>
  [...text.matchAll(/\bnpm (run )?(?:--silent )?([a-z][\w:-]*)([^\n&|#;]*)/g)].map(
    ([, run, name = '', rest = '']) => ({
      place: `${place}: npm ${run ?? ''}${name}`,
      name,
      isRun: run !== undefined,
      rest: rest.includes(' -- ') ? (rest.split(' -- ')[1] ?? '') : '',
    }),
  );

const commands = documents.flatMap(({ path, blocks, inline }) => [
  ...blocks
    .filter(({ language }) => language === 'sh')
    .flatMap(({ text }) => commandsIn(path, text)),
  ...inline.flatMap((text) => commandsIn(path, text)),
]);

/** Text of the files that a script runs, and of those beside them. */
const sourcesOf = (script: string): string =>
  [...(scripts[script] ?? '').matchAll(/[\w/-]+\.(?:ts|js)/g)]
    .flatMap(([file]) => {
      const folder = join(root, dirname(file));
      const beside = readdirSync(folder).filter((name) => /\.[tj]s$/.test(name));
      return beside.map((name) => readFileSync(join(folder, name), 'utf8'));
    })
    .join('\n');

/** Options of jest and drizzle-kit, which their own scripts hand on. */
const HANDED_ON = new Set(['--selectProjects', '--onlyChanged', '--name', '--custom']);

it('names no command of npm that there isn’t', () => {
  expect(commands.length).toBeGreaterThan(40);
  const unknown = commands.filter(({ name, isRun }) =>
    isRun ? !Object.hasOwn(scripts, name) : !OF_NPM.has(name) && !SHORT.has(name),
  );
  expect(unknown.map(({ place }) => place)).toEqual([]);
});

it('names no option that its script doesn’t know', () => {
  const options = commands.flatMap(({ place, name, rest }) =>
    [...rest.matchAll(/(?:^|\s)(--[\w-]+)/g)].map(([, option = '']) => ({ place, name, option })),
  );
  expect(options.length).toBeGreaterThan(5);
  const unknown = options.filter(({ name, option }) => {
    const bare = option.slice(2);
    // An option of parseArgs is a key, with quotes where it has a dash.
    const isKnown = new RegExp(String.raw`['"]?${bare}['"]?: \{|--${bare}\b`).test(sourcesOf(name));
    return !HANDED_ON.has(option) && !isKnown;
  });
  expect(unknown.map(({ place, option }) => `${place} ${option}`)).toEqual([]);
});

it('names no file that there isn’t', () => {
  const named = documents.flatMap(({ path, text, blocks, inline }) => {
    const inBlocks = blocks
      .filter(({ language }) => language === 'sh')
      .flatMap((block) => [...block.text.matchAll(/(?<=\s|')(?:[\w-]+\/)+[\w.-]+\.\w+/g)]);
    const ofCommands = inline
      .filter((one) => /^(?:node|npm|python3) /.test(one))
      .flatMap((one) => [...one.matchAll(/(?<=\s|')(?:[\w-]+\/)+[\w.-]+\.\w+/g)]);
    const ofRoot = [...inBlocks, ...ofCommands].map(([file]) => ({ path, file, at: root }));
    const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(
      ([, file = '']) => ({
        path,
        file,
        at: join(root, dirname(path)),
      }),
    );
    return [...ofRoot, ...links];
  });
  expect(named.length).toBeGreaterThan(40);
  const missing = named.filter(({ file, at }) => !existsSync(join(at, file)));
  expect(missing.map(({ path, file }) => `${path}: ${file}`)).toEqual([]);
});

it('names no tests that there aren’t', () => {
  const paths = commands.flatMap(({ place, name, rest }) =>
    name === 'test' ? [...rest.matchAll(/tests\/[\w/-]+/g)].map(([path]) => ({ place, path })) : [],
  );
  expect(paths.length).toBeGreaterThan(1);
  // It may be the beginning of a file's name, too.
  const endings = ['', '.test.ts', '.test.tsx'];
  const missing = paths.filter(({ path }) =>
    endings.every((ending) => !existsSync(join(root, path + ending))),
  );
  expect(missing).toEqual([]);
});
