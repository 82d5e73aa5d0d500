import { notifications } from '@mantine/notifications';
import type { ReactNode } from 'react';

/** Notices above the page, of what has no place of its own on it. */
export const notify = {
  /** Says that what the member asked for has been done; for `autoClose` ms where that is named. */
  done: (message: string, title?: string, autoClose?: number) =>
    notifications.show({
      color: 'success',
      title,
      message,
      ...(autoClose !== undefined && { autoClose }),
    }),

  /**
   * Says that something is under way, until it is done or has come to nothing.
   * @param id the notice of it
   */
  working: (id: string, message: string) => {
    notifications.show({ id, loading: true, autoClose: false, withCloseButton: false, message });
    return {
      done: (outcome: string) => {
        notifications.hide(id);
        notify.done(outcome);
      },
      end: () => {
        notifications.hide(id);
      },
    };
  },

  /** Says what failed, and why. While one of the same id is there, it isn't said again. */
  failed: (title: string, message: string, id = `${title}: ${message}`) =>
    notifications.show({ id, color: 'danger', title, message }),

  /** Tells of what others have done to what is the member's; it stays until it is closed. */
  informs: (message: string, title: string) =>
    notifications.show({ color: 'brand', title, message, autoClose: false }),

  /** Asks the member to do something first, once and for 10 s: there is a link to press in it. */
  asks: (id: string, message: ReactNode, title?: string) =>
    notifications.show({ id, color: 'gold', autoClose: 10_000, title, message }),
};
