import { domains, gatewayDomains, platformDomains, webDomains } from '@whaletide/schema/domains.ts';
import type { DomainRecord } from '@whaletide/schema/shared/domain.ts';

/** All domains: those of platform in their order, then what other layers have besides. */
const order = [...new Set([...platformDomains, ...webDomains, ...gatewayDomains])];

const place = ({ name }: DomainRecord) => order.indexOf(name);
const inOrder = (names: readonly string[]) => order.filter((name) => names.includes(name));

const row = ({ name, chinese, rest, graphql, purpose, knows }: DomainRecord): string => {
  const layers = [knows.platform, knows.gateway, knows.web].map((known) => (known ? '●' : ''));
  const known = [knows.platform, knows.web].map((names = []) => inOrder(names).join(', '));
  const words = [chinese, rest, graphql].map((word = '–') => word);
  const cells = [name, ...words, ...layers, purpose, ...known.map((names) => names || '–')];
  return `| ${cells.join(' | ')} |`;
};

/** Text of docs/domains.md. */
export const domainsDocument = (): string =>
  [
    '# Domains',
    '',
    'One name for a domain in every layer, in the order of platform: in platform a domain imports only those above it in this table, and web has an order of its own. Made by `npm run docs` out of the records, `schema/domains/<domain>/domain.ts`.',
    '',
    '| domain | 中文 | REST | GraphQL | platform | gateway | web | what it is for | knows in platform | knows in web |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...domains.toSorted((one, other) => place(one) - place(other)).map(row),
    '',
  ].join('\n');
