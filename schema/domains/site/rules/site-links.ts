type Kind = 'projects' | 'datasets' | 'columns' | 'competitions' | 'activities';

/** Something of the site that a link leads to, by the kinds of public pages that it may have. */
export interface LinkTarget {
  kinds: readonly Kind[];
  id: string;
}

/** The address of a competition leads on to that of an activity, and the other way. */
const eitherKind = ['competitions', 'activities'] as const;
const kindsByPath: Record<string, LinkTarget['kinds']> = {
  project: ['projects'],
  dataset: ['datasets'],
  column: ['columns'],
  competition: eitherKind,
  'activity/detail': eitherKind,
};

/** Their addresses, bare and below what they stand in, at any of their tabs. */
const ADDRESS =
  /^(?:\/(?:home|mw|org\/[^/]+))?\/(project|dataset|column|competition|activity\/detail)\/([0-9a-f]{24})(?=[/?#]|$)/;
/** With the token of a link one reads what isn't everybody's. */
const TOKEN = /[?&]token=/;

/**
 * Finds the target of a link where it can be folded or deleted while the link remains; null for all
 * others: lists, posts, other sites.
 * @param origins of the site, by which an absolute address may lead to it
 */
export const linkTarget = (link: string, origins: readonly string[]): LinkTarget | null => {
  const origin = origins.find((one) => link.startsWith(`${one}/`)) ?? '';
  const [, path = '', id] = ADDRESS.exec(link.slice(origin.length)) ?? [];
  const kinds = kindsByPath[path];
  return kinds && id !== undefined && !TOKEN.test(link) ? { kinds, id } : null;
};
