interface Chosen {
  kind?: string;
  action?: string;
  actor?: string;
  target?: string;
}

/** The log of all changes, or those that are chosen. */
export const auditLogPath = (chosen: Chosen = {}): string => {
  const query = new URLSearchParams(
    Object.entries(chosen).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
  return `/home/admin/log${query.size > 0 ? `?${query}` : ''}`;
};
