import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Runs as root in containers, and keeps off the network: the browser talks to the server under
 * test and to nothing else. Web security stays on, so that our headers are tested for real.
 */
const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
];

/** The Chromium inside an npm package; unpacked to the temporary folder at its first use. */
const launchBundled = async (args: string[], env: NodeJS.ProcessEnv): Promise<Browser> => {
  const { default: bundled, inflate } = await import('@sparticuz/chromium');
  const executablePath = await bundled.executablePath();
  try {
    return await chromium.launch({ executablePath, args, env });
  } catch (error) {
    if (!/error while loading shared libraries/.test(String(error))) throw error;
    // A minimal system without NSS and friends: the package brings those of its own.
    const unpacked = join(tmpdir(), 'al2023', 'lib');
    const libraries = join(import.meta.resolve('@sparticuz/chromium'), '../../bin/al2023.tar.br');
    if (!existsSync(unpacked)) await inflate(libraries.replace(/^file:/, ''));
    const libraryPath = { LD_LIBRARY_PATH: unpacked };
    return chromium.launch({ executablePath, args, env: { ...env, ...libraryPath } });
  }
};

/** The browser for journeys: CHROMIUM_PATH, a system's Chromium, or the one that npm brings. */
export const launchBrowser = async (
  more: readonly string[] = [],
  settings: NodeJS.ProcessEnv = {},
): Promise<Browser> => {
  const args = [...ARGS, ...more];
  const env = { ...process.env, ...settings };
  const own = process.env.CHROMIUM_PATH ?? SYSTEM.find((path) => existsSync(path));
  return own ? chromium.launch({ executablePath: own, args, env }) : launchBundled(args, env);
};

/** Launches it once, so that several processes after this find it unpacked and whole. */
export const unpackBrowser = async (): Promise<void> => (await launchBrowser()).close();
