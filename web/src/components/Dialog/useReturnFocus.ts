import { useLayoutEffect, useRef } from 'react';

/** As long as a press of Tab takes to arrive, which says where the focus goes instead. */
const SETTLED_MS = 10;

/**
 * Gives the focus back to what had it before, once `opened` ends or the dialog goes. Mantine's own
 * knows only dialogs that stood there closed before they were opened.
 *
 * @returns the ref of the dialog
 */
export const useReturnFocus = (opened: boolean) => {
  const dialog = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const opener = document.activeElement;
    const own = dialog.current;
    if (!opened || !(opener instanceof HTMLElement)) return;
    return () => {
      const left = document.activeElement;
      setTimeout(() => {
        const now = document.activeElement;
        const isNowhereElse = !now || now === document.body || now === left || own?.contains(now);
        if (isNowhereElse && opener.isConnected) opener.focus({ preventScroll: true });
      }, SETTLED_MS);
    };
  }, [opened]);
  return dialog;
};
