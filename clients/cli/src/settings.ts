import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { exits, Problem } from './exits.ts';

/** Tokens by the origins of their sites. */
interface Kept {
  site?: string;
  tokens?: Record<string, string>;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** File in which tokens are kept, in the user's own folder for settings. */
export const settingsFile = (env: Environment, platform: string = process.platform): string => {
  const windows = platform === 'win32' ? env.APPDATA : undefined;
  const folder = env.XDG_CONFIG_HOME ?? windows ?? join(homedir(), '.config');
  return join(folder, 'whale', 'settings.json');
};

const readKept = (file: string): Kept => {
  if (!existsSync(file)) return {};
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Kept;
  } catch {
    throw new Problem(exits.usage, `无法读取设置文件：${file}`);
  }
};

/** Writes for this user's eyes alone, and whole or not at all. */
const writeKept = (file: string, kept: Kept): void => {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const next = `${file}.${process.pid}`;
  writeFileSync(next, `${JSON.stringify(kept, null, 2)}\n`, { mode: 0o600 });
  chmodSync(next, 0o600);
  renameSync(next, file);
};

const originOf = (text: string): string => {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw new Problem(exits.usage, `网站地址无效：${text}`);
  return url.origin;
};

/** Settings of this user: which site is asked, and with which token. */
export class Settings {
  readonly #env: Environment;
  readonly file: string;
  readonly #own: string | undefined;

  /** @param own the site that this program came from */
  constructor(env: Environment, own: string | undefined) {
    this.#env = env;
    this.file = settingsFile(env);
    this.#own = own;
  }

  /** The site that is named, else the one that this program came from, else the last signed in to. */
  site(named: string | undefined): string {
    const known = named ?? this.#env.WHALE_SITE ?? this.#own ?? readKept(this.file).site;
    if (!known) throw new Problem(exits.usage, '请用 --site 或 WHALE_SITE 指定网站地址');
    return originOf(known);
  }

  /** A token is only ever sent to the site that it was kept for. */
  token(site: string): string | undefined {
    return this.#env.WHALE_TOKEN ?? readKept(this.file).tokens?.[site];
  }

  keep(site: string, token: string): string {
    const { tokens } = readKept(this.file);
    writeKept(this.file, { site, tokens: { ...tokens, [site]: token } });
    return this.file;
  }

  /** @returns whether there was one */
  forget(site: string): boolean {
    const { tokens = {}, ...rest } = readKept(this.file);
    const { [site]: token, ...others } = tokens;
    if (token === undefined) return false;
    writeKept(this.file, { ...rest, tokens: others });
    return true;
  }
}
