import { startTransition } from 'react';

type Listener = (now: number) => void;

/** All that show the time are told together, and hold up nothing that somebody does. */
const tell = (listeners: Iterable<Listener>): void => {
  const now = Date.now();
  startTransition(() => {
    for (const listener of listeners) listener(now);
  });
};

const ticking = new Map<
  number,
  { listeners: Set<Listener>; timer: ReturnType<typeof setInterval> }
>();

/** Tells the time every so many ms. @returns how to stop */
export const onTick = (interval: number, listener: Listener): (() => void) => {
  const listeners = ticking.get(interval)?.listeners ?? new Set();
  if (listeners.size === 0) {
    const timer = setInterval(() => tell(listeners), interval);
    ticking.set(interval, { listeners, timer });
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(ticking.get(interval)?.timer);
    ticking.delete(interval);
  };
};

const waiting = new Set<Listener>();

/** Tells the time once, as soon as what is under way is done. @returns how to stop */
export const onceSoon = (listener: Listener): (() => void) => {
  if (waiting.size === 0)
    setTimeout(() => {
      const listeners = [...waiting];
      waiting.clear();
      tell(listeners);
    });
  waiting.add(listener);
  return () => waiting.delete(listener);
};

/** Tells the time once a moment has come, in ms; at once where it has passed. @returns how to stop */
export const onTurn = (turn: number, listener: Listener): (() => void) => {
  // A timer may be early by a fraction.
  const timer = setTimeout(() => listener(Math.max(Date.now(), turn)), turn - Date.now());
  return () => clearTimeout(timer);
};
