// Makes the skeleton of a domain, a page or an event, with its lines in all lists, and says what is
// left.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Changes } from './new/changes.ts';
import { newDomain } from './new/domain.ts';
import { newEvent } from './new/event.ts';
import { newPage } from './new/page.ts';
import type { NewEvent } from './new/templates/event.ts';
import { checkEventName, namesOf, NewError } from './new/names.ts';

const USAGE = `npm run new -- domain reading-notes --chinese 读书笔记
npm run new -- page user/reading-goals --domain reading-notes --chinese 阅读目标
npm run new -- event NOTE_SHARED --domain reading-notes --text 有人分享了读书笔记

  --chinese      a domain’s name in the interface, a page’s title; 新内容 unless it is said
  --domain       the domain that a page is of, or that causes an event
  --text         an event’s sentence in Chinese; 你有一条新的通知 unless it is said
  --description  what an event is, in English, for the SDL
  --kind         the kind by which members switch an event off: LIKE, COMMENT, FORK, FOLLOW,
                 COMPETITION or SYSTEM; SYSTEM unless it is said`;

const root = join(import.meta.dirname, '..');

/** Runs a tool of the checkout. @throws NewError where it fails */
const run = (tool: string, ...args: string[]): void => {
  const { status } = spawnSync(tool, args, {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new NewError(`${tool} has failed; the files are written.`);
};

const write = (changes: Changes): void => {
  changes.write();
  run('prettier', '--write', '--log-level', 'warn', ...changes.made, ...changes.changed);
  run('graphql-codegen', '--config', 'codegen.ts', '--silent');
};

const say = (changes: Changes, left: readonly string[]): void => {
  const list = (files: readonly string[]) => files.map((file) => `  ${file}`).join('\n');
  console.log(`Made:\n${list(changes.made)}\nChanged:\n${list(changes.changed)}`);
  console.log(`Left to do:\n${list(left)}`);
};

const makeDomain = (name: string, chinese: string): void => {
  const changes = new Changes(root);
  const names = namesOf(name, chinese);
  newDomain(changes, names);
  write(changes);
  run('drizzle-kit', 'generate', '--config', 'platform/drizzle.config.ts', '--name', name);
  run('node', 'scripts/documents.ts');
  say(changes, [
    `schema/domains/${name}/domain.ts: its purpose; it stands in docs/domains.md (npm run docs)`,
    `platform/src/domains/${name}/tables.ts: its other columns (npm run migrations -- --name …)`,
    `web/src/domains/${name}: how its rows look, a form that adds one, and a link to the page`,
    'platform/src/demo: rows that its page shows',
    'tests/e2e/pages-of-members.test.ts: the page in four widths',
  ]);
};

const makePage = (path: string, domain: string, chinese: string): void => {
  if (!existsSync(join(root, 'web/src/domains', domain, 'routes.ts')))
    throw new NewError(`Web has no domain “${domain}” with pages: say by --domain whose it is.`);
  const changes = new Changes(root);
  newPage(changes, { domain, path, chinese });
  write(changes);
  say(changes, [
    'what it shows: a document beside it, and its states (CONTRIBUTING.md, “A page”)',
    'a link to it',
    'tests/e2e/pages-of-members.test.ts: the page in four widths',
  ]);
};

const makeEvent = (name: string, options: Omit<NewEvent, 'name'>): void => {
  checkEventName(name);
  if (!existsSync(join(root, 'platform/src/domains', options.domain, 'index.ts')))
    throw new NewError(
      `Platform has no domain “${options.domain}”: say by --domain who causes it.`,
    );
  const changes = new Changes(root);
  const number = newEvent(changes, { name, ...options });
  write(changes);
  console.log(`${name} is ${number}.`);
  say(changes, [
    `${options.domain}: the call that publishes it, in the transaction that causes it`,
    'schema/domains/notifications/rules/notification-links.ts: the page that it leads to',
    'web/src/domains/<domain>/live-refresh.ts: what an open page asks again for',
    'schema/domains/notifications/rules/outcome-mails.ts: where its recipient waits for it',
    'its test in platform: the call that causes it in place of the function that publishes it',
  ]);
};

const main = (): void => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      chinese: { type: 'string', default: '新内容' },
      domain: { type: 'string', default: '' },
      text: { type: 'string', default: '你有一条新的通知' },
      description: { type: 'string' },
      kind: { type: 'string', default: 'SYSTEM' },
    },
  });
  const [what, name] = positionals;
  if (positionals.length !== 2 || !name) throw new NewError(USAGE);
  if (what === 'domain') makeDomain(name, values.chinese);
  else if (what === 'page') makePage(name, values.domain, values.chinese);
  else if (what === 'event') {
    const words = name.toLowerCase().replaceAll('_', ' ');
    makeEvent(name, { description: `event ${words}`, ...values });
  } else throw new NewError(USAGE);
};

try {
  main();
} catch (error) {
  const isTold = error instanceof NewError || (error instanceof TypeError && 'code' in error);
  if (!isTold) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
