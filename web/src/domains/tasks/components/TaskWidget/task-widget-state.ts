import { useSyncExternalStore } from 'react';

let opened = false;
const listeners = new Set<() => void>();

const set = (value: boolean) => {
  opened = value;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opened by its button, by the user menu, and by the steps of a task as they happen. */
export const openTaskWidget = () => set(true);
export const closeTaskWidget = () => set(false);
export const useTaskWidgetOpened = () => useSyncExternalStore(subscribe, () => opened);
