import { useSyncExternalStore } from 'react';

interface State {
  opened: boolean;
  /** The tasks that something has happened to since the note was closed, the newest last. */
  noted: readonly string[];
}

let state: State = { opened: false, noted: [] };
const listeners = new Set<() => void>();

const set = (part: Partial<State>) => {
  state = { ...state, ...part };
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Opened by its button, by the user menu, and by the note of a step. What it shows needs no note. */
export const openTaskWidget = () => set({ opened: true, noted: [] });
export const closeTaskWidget = () => set({ opened: false });
export const useTaskWidgetOpened = () =>
  useSyncExternalStore(
    subscribe,
    () => state.opened,
    () => false,
  );

const none: State['noted'] = [];

/** A step of a task opens the widget as a small note of it; one that is open shows it already. */
export const noteTask = (taskId: string) => {
  if (state.opened) return;
  set({ noted: [...state.noted.filter((id) => id !== taskId), taskId] });
};
export const forgetNotes = () => set({ noted: [] });
export const forgetNote = (taskId: string) =>
  set({ noted: state.noted.filter((id) => id !== taskId) });
export const useNotedTasks = () =>
  useSyncExternalStore(
    subscribe,
    () => state.noted,
    () => none,
  );
