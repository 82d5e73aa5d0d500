import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { bundleLayer } from './layer-build.ts';
import { printReadable } from './log-lines.ts';

const root = join(import.meta.dirname, '../..');
/** Time after which a layer that doesn't end is killed, in ms. */
const KILL_AFTER_MS = 3_000;

interface DevLayerOptions {
  name: 'platform' | 'gateway';
  env: NodeJS.ProcessEnv;
  /** Signal that ends it before it starts again. */
  signal: 'SIGTERM' | 'SIGKILL';
  /** Called when it ends by itself. */
  ended: () => void;
}

/**
 * Runs a layer from its sources, made one file. The one before goes on until that is done, and where
 * they can't be made.
 */
export const devLayer = ({ name, env, signal, ended }: DevLayerOptions) => {
  let child: ChildProcess | undefined;
  let isStale = false;
  let isStopping = false;
  let turn: Promise<void> | undefined;

  const run = (): void => {
    const own = spawn(process.execPath, ['--enable-source-maps', `${name}/dist/dev.js`], {
      cwd: root,
      env,
      // It ends with this process, by its channel.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    child = own;
    for (const stream of [own.stdout, own.stderr]) if (stream) printReadable(name, stream);
    own.once('exit', () => {
      if (child !== own) return;
      child = undefined;
      ended();
    });
  };

  const end = async (how: NodeJS.Signals): Promise<void> => {
    const own = child;
    child = undefined;
    if (!own || own.exitCode !== null || own.signalCode !== null) return;
    const gone = new Promise<void>((resolve) => own.once('exit', () => resolve()));
    own.kill(how);
    const timer = setTimeout(() => own.kill('SIGKILL'), KILL_AFTER_MS);
    await gone;
    clearTimeout(timer);
  };

  const makeAndRun = async (): Promise<void> => {
    while (isStale && !isStopping) {
      isStale = false;
      try {
        await bundleLayer(name, 'dev.js', { sourcemap: true });
      } catch (error) {
        console.error(error instanceof Error ? error.message : error);
        if (!child) ended();
        continue;
      }
      if (isStale || isStopping) continue;
      await end(signal);
      if (!isStopping) run();
    }
  };

  return {
    /** Starts it by its sources as they are now. */
    start: (): void => {
      isStale = true;
      turn ??= makeAndRun().finally(() => (turn = undefined));
    },
    stop: async (): Promise<void> => {
      isStopping = true;
      await turn;
      await end('SIGTERM');
    },
  };
};
