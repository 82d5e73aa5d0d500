import { readFileSync } from 'node:fs';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { exits, Problem } from './exits.ts';
import { commandHelp, helpText } from './help.ts';
import { readArguments } from './options.ts';
import { jsonText, Output } from './output.ts';
import { Settings } from './settings.ts';
import { Site } from './site.ts';

/** Facts that the site writes into the package that it serves. */
const readOwn = (): { version?: string; site?: string } => {
  try {
    const text = readFileSync(new URL('package.json', import.meta.url), 'utf8');
    return JSON.parse(text) as { version?: string; site?: string };
  } catch {
    return {};
  }
};

/** Finds the command that is typed, by two words before by one. */
const commandOf = (words: readonly string[]): { command: Command; after: string[] } => {
  for (const count of [2, 1]) {
    const name = words.slice(0, count).join(' ');
    const command = commands.find((one) => one.name === name);
    if (command) return { command, after: words.slice(count) };
  }
  throw new Problem(exits.usage, `没有这个命令：${words[0] ?? ''}；whale help 列出全部命令`);
};

const run = async (words: string[]): Promise<void> => {
  const { version = '0', site: ownSite } = readOwn();
  const [first] = words;
  if (first === undefined || first === 'help' || first === '--help') {
    process.stdout.write(`${helpText(commands, version)}\n`);
    return;
  }
  if (first === '--version') {
    process.stdout.write(`${version}\n`);
    return;
  }
  const { command, after } = commandOf(words);
  const { values, rest } = readArguments(command, after);
  if (values.help === true) {
    process.stdout.write(`${commandHelp(command)}\n`);
    return;
  }
  const surplus = rest[command.more?.length ?? 0];
  if (surplus !== undefined) throw new Problem(exits.usage, `多余的参数：${surplus}`);
  const settings = new Settings(process.env, ownSite);
  const site = () => {
    const origin = settings.site(values.site === undefined ? undefined : String(values.site));
    return new Site(origin, settings.token(origin));
  };
  const out = new Output(values.json === true);
  await command.run({ values, rest, site, settings, out });
};

// Readers of the beginning alone, as `head`, have what they want.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(exits.ok);
});

const words = process.argv.slice(2);
try {
  await run(words);
} catch (error) {
  const isKnown = error instanceof Problem;
  const message = isKnown ? error.message : `意外错误：${String(error)}`;
  const exit = isKnown ? error.exit : exits.failed;
  const told = { error: { code: isKnown ? error.code : 'INTERNAL', message, exit } };
  process.stderr.write(`${words.includes('--json') ? jsonText(told) : message}\n`);
  process.exitCode = exit;
}
