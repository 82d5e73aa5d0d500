import { pauseBefore } from './pause.ts';

/** Time without a failure after which the pauses begin again, in ms. */
const CALM = 60_000;

/** Trouble that is told at the edge of the page; null while there is none. */
export type Trouble = 'OFFLINE' | 'FAILING' | null;

const waiting = new Set<() => unknown>();
const listeners = new Set<() => void>();
let tries = 0;
let lastTry = 0;
let isRunning = false;

const tell = () => {
  for (const listener of listeners) listener();
};

/** Asks whether the server answers at all, whatever it says. */
export const isReachable = async (): Promise<boolean> => {
  try {
    return (await fetch('/healthz', { cache: 'no-store' })).status < 500;
  } catch {
    return false;
  }
};

/** Nothing is tried for a reader who doesn't look, nor where it can't succeed. */
const mayTry = async () => navigator.onLine && !document.hidden && (await isReachable());

const run = async (): Promise<void> => {
  isRunning = true;
  if (Date.now() - lastTry > CALM) tries = 0;
  while (waiting.size > 0) {
    await pauseBefore(tries);
    tries += 1;
    lastTry = Date.now();
    tell();
    if (waiting.size > 0 && (await mayTry())) for (const retry of [...waiting]) retry();
  }
  isRunning = false;
  tell();
};

/**
 * Tries again what the network or a restart let fail: at once when the network or the window comes
 * back, and meanwhile after pauses that grow.
 *
 * @returns a function that ends it, for when it has succeeded or isn't wanted any more
 */
export const whenBack = (retry: () => unknown): (() => void) => {
  waiting.add(retry);
  if (!isRunning) void run();
  tell();
  return () => {
    waiting.delete(retry);
    tell();
  };
};

/** Resolves once the network and the server are back. */
export const untilBack = (): Promise<void> =>
  new Promise((resolve) => {
    const stop = whenBack(() => {
      stop();
      resolve();
    });
  });

/** Names what the reader is told of at the moment. */
export const currentTrouble = (): Trouble => {
  if (!navigator.onLine) return 'OFFLINE';
  return waiting.size > 0 && tries > 1 ? 'FAILING' : null;
};

/** @returns a function that ends it */
export const onTrouble = (listener: () => void): (() => void) => {
  listeners.add(listener);
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    listeners.delete(listener);
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
};
