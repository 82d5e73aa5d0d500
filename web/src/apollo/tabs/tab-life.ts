/** A name that no other tab has. */
export const newTabId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');

const lockOf = (tab: string) => `whaletide-tab-${tab}`;

/**
 * Holds a lock as long as this tab lives, and says its name once it is held; null where the
 * browser has no locks (a page without https, other than of this machine).
 */
export const holdTabLock = (tab: string, held: (lock: string | null) => void): void => {
  // TypeScript knows of secure contexts alone.
  const locks = navigator.locks as LockManager | undefined;
  if (!locks) return held(null);
  const name = lockOf(tab);
  void locks.request(name, () => {
    held(name);
    return new Promise<never>(() => undefined);
  });
};

/** Says when the tab that holds the lock has gone, however it went. */
export const whenTabGone = (lock: string | null, gone: () => void): void => {
  if (lock !== null) void navigator.locks.request(lock, gone);
};
