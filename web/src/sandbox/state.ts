import { useSyncExternalStore } from 'react';
import type { Report } from './fetcher.ts';
import type { Sender } from './sender.ts';

/** State of the page beside its editors. */
export interface SandboxState {
  /** An access token, to act as an internal client; empty is the page's own session. */
  token: string;
  report: Report | undefined;
  /** Reports whether the schema could be read: in production internal clients alone may. */
  schemaAllowed: boolean;
  /** In whose name operations run; undefined while it isn't known. */
  sender: Sender | undefined;
}

let state: SandboxState = {
  token: '',
  report: undefined,
  schemaAllowed: true,
  sender: undefined,
};
const listeners = new Set<() => void>();

export const sandboxState = (): SandboxState => state;

export const setSandboxState = (change: Partial<SandboxState>): void => {
  state = { ...state, ...change };
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSandboxState = (): SandboxState => useSyncExternalStore(subscribe, sandboxState);
