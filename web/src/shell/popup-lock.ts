import { isIdle, watchIdle } from '../lib/member-idle.ts';
import { readStored, writeStored } from '../lib/stored.ts';

/** Only one popup may appear in this window. */
const WINDOW = 120_000;
const DELAY = 1_000;
const KEY = 'wt-last-popup';

/** Priorities that decide which popup goes first when several ask within the delay. */
export const popupPriority = {
  creatorHint: 50,
  levelUp: 30,
  announcement: 20,
  questionnaire: 10,
} as const;

interface Request {
  priority: number;
  show: () => void;
}

let waiting: Request | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
let stopWatching: (() => void) | undefined;

const fire = () => {
  stopWatching?.();
  const request = waiting;
  if (!request) return;
  if (!isIdle()) {
    stopWatching = watchIdle((idle) => idle && fire());
    return;
  }
  waiting = null;
  if (Date.now() - Number(readStored(KEY) ?? 0) < WINDOW) return;
  writeStored(KEY, String(Date.now()));
  request.show();
};

/**
 * Asks for a popup: after 1 s it shows, if by then it is still the request of the highest
 * priority and no popup has shown within 120 s, in any tab. It waits as long as the member is
 * typing or has a dialog open. Returns how to withdraw it.
 */
export const requestPopup = (request: Request) => {
  if (!waiting || request.priority > waiting.priority) {
    waiting = request;
    stopWatching?.();
    clearTimeout(timer);
    timer = setTimeout(fire, DELAY);
  }
  return () => {
    if (waiting === request) waiting = null;
  };
};
