import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve, dirname } from 'node:path';
import { type DomainName, domainFacts } from '@whaletide/schema/domain-facts.ts';
import { gatewayDomains, platformDomains, webDomains } from '@whaletide/schema/domains.ts';

const root = join(import.meta.dirname, '../..');

/** Sources of one domain in one layer, without generated ones. */
const sourcesOf = (layer: string, domain: string): string[] => {
  const folder = join(root, layer, 'src/domains', domain);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.generated)\.tsx?$/.test(name))
    .map((name) => join(folder, name));
};

/** Domain of a layer that an import names, relative or from the layer's root. */
const domainOf = (layer: string, file: string, source: string): string | undefined => {
  const domains = join(root, layer, 'src/domains');
  const target = source.startsWith('#')
    ? join(root, layer, 'src', source.slice(1))
    : resolve(dirname(file), source);
  const [name] = relative(domains, target).split(/[\\/]/);
  return target.startsWith(domains) ? name : undefined;
};

/** Other domains that a domain imports in a layer, in the order of platform. */
const uses = (layer: string, domain: DomainName): string => {
  const names = new Set(
    sourcesOf(layer, domain).flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/from '([.#][^']+)'/g)].map(([, source = '']) =>
        domainOf(layer, file, source),
      ),
    ),
  );
  return order.filter((name) => name !== domain && names.has(name)).join(', ') || '–';
};

/** All domains: those of platform in their order, then what other layers have besides. */
const order = [...new Set<DomainName>([...platformDomains, ...webDomains, ...gatewayDomains])];

const has = (domains: readonly string[], name: string) => (domains.includes(name) ? '●' : '');

/** Text of docs/domains.md. */
export const domainsDocument = (): string => {
  const rows = order.map((name) => {
    const { chinese, rest, graphql, purpose } = domainFacts[name];
    const layers = [platformDomains, gatewayDomains, webDomains].map((names) => has(names, name));
    const known = ['platform', 'web'].map((layer) => uses(layer, name));
    return `| ${[name, chinese, rest, graphql, ...layers, purpose, ...known].join(' | ')} |`;
  });
  return [
    '# Domains',
    '',
    'One name for a domain in every layer, in the order of platform (`schema/domains.ts`): in platform a domain imports only those above it in this table, and web has an order of its own. Made by `npm run docs` out of `schema/domain-facts.ts` and the imports of platform and web.',
    '',
    '| domain | 中文 | REST | GraphQL | platform | gateway | web | what it is for | knows in platform | knows in web |',
    '|---|---|---|---|---|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
};
