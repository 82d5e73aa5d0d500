/** Something of the site that a link leads to, by the kind of its public page. */
export interface LinkTarget {
  kind: 'projects' | 'datasets' | 'columns' | 'competitions' | 'activities';
  id: string;
}

const kinds: Record<string, LinkTarget['kind']> = {
  project: 'projects',
  dataset: 'datasets',
  column: 'columns',
  competition: 'competitions',
  'activity/detail': 'activities',
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
  const [, kind = '', id] = ADDRESS.exec(link.slice(origin.length)) ?? [];
  const known = kinds[kind];
  return known && id !== undefined && !TOKEN.test(link) ? { kind: known, id } : null;
};
