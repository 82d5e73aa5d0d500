import type { FromHub, Line, ToHub } from './messages.ts';

/** A worker that says nothing for this long was kept from running, by whatever it was. */
const PATIENCE_MS = 10_000;

/**
 * The line to the hub in the SharedWorker.
 * @param failed is told where the worker can't be loaded: a browser that was offline at that
 * moment doesn't try again by itself
 */
export const workerLine = (failed: () => void): Line<ToHub, FromHub> => {
  const worker = new SharedWorker(new URL('./live-worker.ts', import.meta.url), {
    type: 'module',
    name: 'whaletide-live',
  });
  const giveUp = () => {
    clearTimeout(patience);
    failed();
  };
  const patience = setTimeout(giveUp, PATIENCE_MS);
  worker.addEventListener('error', giveUp, { once: true });
  return {
    send: (message) => worker.port.postMessage(message),
    onMessage: (receive) => {
      worker.port.onmessage = ({ data }: MessageEvent<FromHub>) => {
        clearTimeout(patience);
        receive(data);
      };
    },
  };
};
