import { execFileSync } from 'node:child_process';
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');

/** Links a folder's packages into another, those of scopes too, whose own links stay relative. */
const linkPackages = async (from: string, to: string): Promise<void> => {
  await mkdir(to, { recursive: true });
  for (const name of await readdir(from)) {
    if (['.cache', '.vite', '.vite-temp'].includes(name)) continue;
    // The product's own packages are those of the copy.
    if (name === '@whaletide')
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else await symlink(join(from, name), join(to, name));
  }
};

export interface Checkout {
  folder: string;
  /** Replaces a text of a file by another file of its name, as many editors save. */
  change: (file: string, from: string, to: string) => Promise<void>;
  remove: () => Promise<void>;
}

/**
 * Copies the checkout, so that its files can be changed, with links to the installed packages.
 *
 * @param more folders that are copied beside the product's own
 */
export const copyCheckout = async (more: readonly string[] = []): Promise<Checkout> => {
  const folder = await mkdtemp(join(tmpdir(), 'whaletide-copy-'));
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '-z'];
  const listed = execFileSync('git', list, { cwd: root, encoding: 'utf8', maxBuffer: 1e8 });
  const needed = ['schema', 'server', 'gateway', 'platform', 'web', 'clients', 'scripts', ...more];
  const isNeeded = (file: string) =>
    !file.includes('/') || needed.some((name) => file.startsWith(`${name}/`));
  for (const file of listed.split('\0').filter((file) => file && isNeeded(file))) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    // A file that has been removed and isn't committed yet is listed.
    await cp(join(root, file), join(folder, file)).catch(() => undefined);
  }
  for (const within of ['', 'gateway', 'web'])
    await linkPackages(join(root, within, 'node_modules'), join(folder, within, 'node_modules'));

  const change: Checkout['change'] = async (file, from, to) => {
    const path = join(folder, file);
    const text = await readFile(path, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    await writeFile(`${path}~`, text.replace(from, to));
    await rename(`${path}~`, path);
  };
  return { folder, change, remove: () => rm(folder, { recursive: true, force: true }) };
};
