const ORIGIN = 'http://this.site';

/** Backslashes, raw or encoded, encoded slashes, and control characters: browsers disagree on them. */
const AMBIGUOUS = /\\|%5c|%2f|\p{Cc}|%[01][0-9a-f]|%7f/iu;

/**
 * The path that a `redirect` parameter may lead to: one of this site, else the fallback.
 * Refuses other hosts in every spelling (`//`, `/\`, `%2f`, schemes, user-info). Used wherever
 * a redirect is followed. The query may hold anything that is a legal query.
 */
export const safeRedirect = (value: string | null | undefined, fallback = '/home'): string => {
  if (!value || value.length > 2_000 || !value.startsWith('/') || value.startsWith('//'))
    return fallback;
  const path = value.split(/[?#]/, 1)[0] ?? '';
  if (AMBIGUOUS.test(path) || /\p{Cc}|\\/u.test(value)) return fallback;
  const url = URL.parse(value, ORIGIN);
  // `/./` and `/../` may leave a path that starts with two slashes again.
  return url?.origin === ORIGIN && !url.pathname.startsWith('//')
    ? url.pathname + url.search + url.hash
    : fallback;
};
