const ID = '([0-9a-f]{24})';

/** The hash addresses of before, each with its page of today. */
const pages: [pattern: RegExp, path: (id: string) => string][] = [
  [new RegExp(`^#!/lab/dataset/${ID}$`), (id) => `/mw/dataset/${id}`],
  [new RegExp(`^#!/lab/${ID}$`), (id) => `/mw/project/${id}`],
  [new RegExp(`^#!/competition/${ID}$`), (id) => `/home/competition/${id}`],
  [new RegExp(`^#!/forum/postdetail/${ID}$`), (id) => `/home/competition/forum/${id}`],
];

/** Today's path of an old address under /_log; null for every other address. */
export const currentPathOf = ({ pathname, hash }: { pathname: string; hash: string }) => {
  if (!/^(\/home)?\/_log(\/|$)/.test(pathname)) return null;
  for (const [pattern, path] of pages) {
    const id = pattern.exec(hash)?.[1];
    if (id) return path(id);
  }
  return null;
};
