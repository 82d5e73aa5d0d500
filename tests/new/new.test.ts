import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Checkout, copyCheckout } from '../support/checkout.ts';

let checkout: Checkout;

/** Runs a command of the copy, and answers its code with all that it said. */
const run = async (command: string, ...args: string[]) => {
  const bin = join(checkout.folder, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd: checkout.folder,
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      JEST_WORKER_ID: undefined,
      TMPDIR: join(checkout.folder, '.data'),
      PATH: `${bin}${delimiter}${process.env.PATH}`,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, failed, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'close') as Promise<[number]>,
  ]);
  return { code, output: said + failed };
};

const make = (...args: string[]) => run('node', 'scripts/new.ts', ...args);
const fine = expect.objectContaining({ code: 0 });

/** Files that the command has made, as it names them. */
const made: string[] = [];
const note = (output: string) =>
  made.push(
    ...Array.from(output.matchAll(/^ {2}([\w/.-]+\.(?:tsx?|graphql))$/gm), ([, file = '']) => file),
  );

beforeAll(async () => {
  checkout = await copyCheckout(['tests', 'eslint', 'docs']);
  await mkdir(join(checkout.folder, '.data'));
  const domain = await make('domain', 'reading-notes', '--chinese', '读书笔记');
  expect(domain).toEqual(fine);
  const event = await make('event', 'NOTE_SHARED', '--domain', 'reading-notes');
  expect(event).toEqual(fine);
  note(domain.output);
  const page = await make(
    'page',
    'user/reading-goals',
    '--domain',
    'reading-notes',
    '--chinese',
    '阅读目标',
  );
  expect(page).toEqual(fine);
  const guarded = await make(
    'page',
    'user/tide-tables',
    '--domain',
    'quests',
    '--chinese',
    '潮汐表',
  );
  expect(guarded).toEqual(fine);
  note(page.output);
  note(guarded.output);
  note(event.output);
});

afterAll(() => checkout?.remove());

it('says which files it has made and changed', () => {
  expect(made).toContain('platform/src/domains/reading-notes/note-shared.ts');
  expect(made).toContain('schema/domains.ts');
});

it('puts the cases of its calls before the one that signs their member out', async () => {
  const cases = await readFile(join(checkout.folder, 'tests/contract/rest/cases.ts'), 'utf8');
  const places = ['.create', '.own'].map((call) => cases.indexOf(`'readingNotes${call}'`));
  const end = cases.indexOf("'account.signOutEverywhere'");
  for (const place of places) expect(place > 0 && place < end).toBe(true);
});

it('makes what has no error of types', async () => {
  expect(await run('npm', 'run', 'typecheck')).toEqual(fine);
});

it('makes what lint, formatting and the printed schema accept', async () => {
  const sources = made.filter((file) => !file.endsWith('/examples.graphql'));
  expect(await run('eslint', '--max-warnings', '0', ...sources)).toEqual(fine);
  expect(await run('prettier', '--check', ...made)).toEqual(fine);
  expect(await run('npm', 'run', 'codegen:check')).toEqual(fine);
});

it('makes tests that pass, and breaks none of those that walk all domains', async () => {
  const tests = made.filter((file) => /\.test\.tsx?$/.test(file));
  expect(tests).toHaveLength(8);
  const walking = [
    'tests/schema/bounds.test.ts',
    'tests/schema/descriptions.test.ts',
    'tests/schema/graph.test.ts',
    'tests/schema/records.test.ts',
    'tests/schema/titles.test.ts',
    'tests/schema/domains/notifications',
    'tests/platform/personal-data/words.test.ts',
    'tests/web/routing',
  ];
  const layers = ['schema', 'platform', 'gateway', 'web'];
  expect(
    await run('npm', 'test', '--', ...tests, ...walking, '--selectProjects', ...layers),
  ).toEqual(fine);
});

it('refuses what is there already, what has no such name, and an event of no domain', async () => {
  for (const [args, said] of [
    [['domain', 'reading-notes'], 'The schema has a type ReadingNote already.'],
    [['domain', 'ReadingNotes'], 'is not in kebab case'],
    [['domain', 'reading-notes', '--chinese', 'Notes'], 'is not 1 to 12 Chinese characters'],
    [['event', 'NOTE_SHARED', '--domain', 'reading-notes'], 'exists already'],
    [['event', 'NOTE_READ'], 'say by --domain who causes it'],
    [['page', 'user/reading-goals', '--domain', 'reading-notes'], 'exists already'],
    [['page', 'tides', '--domain', 'quests'], 'is no path of members below /home'],
    [['page', 'user/tides', '--domain', 'tides'], 'say by --domain whose it is'],
    [['table', 'notes'], 'npm run new -- domain'],
  ] as const) {
    const { code, output } = await make(...args);
    expect([code, output]).toEqual([1, expect.stringContaining(said)]);
  }
});

it('names the file whose list it doesn’t find, and leaves everything as it was', async () => {
  const rules = 'schema/domains/notifications/rules/notifications.ts';
  const list = 'gateway/src/domains/notifications/event-names.ts';
  const before = await readFile(join(checkout.folder, rules), 'utf8');
  await checkout.change(list, 'export const eventNames', 'export const names');
  const { code, output } = await make('event', 'NOTE_READ', '--domain', 'reading-notes');
  expect([code, output]).toEqual([1, expect.stringContaining(`${list} has no block like`)]);
  expect(await readFile(join(checkout.folder, rules), 'utf8')).toBe(before);
});
