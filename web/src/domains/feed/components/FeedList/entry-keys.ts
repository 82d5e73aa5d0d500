import type { KeyboardEvent } from 'react';

const WRITES = 'input, textarea, select, [contenteditable]';

/** j goes to the next item of a feed, k to the one before, as screen readers' pages do. */
export const entryKeys = (event: KeyboardEvent<HTMLElement>): void => {
  const { key, target, currentTarget } = event;
  const writes = target instanceof Element && target.closest(WRITES);
  if ((key !== 'j' && key !== 'k') || writes || event.ctrlKey || event.metaKey || event.altKey)
    return;
  const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-feed-entry]')];
  const at = entries.findIndex((entry) => entry.contains(document.activeElement));
  const next = entries[key === 'j' ? at + 1 : Math.max(0, at - 1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' });
};
