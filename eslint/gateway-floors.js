import { gatewayDomains } from '../schema/domains.ts';
import { forbid, importOf, requireRecords } from './layers.js';

requireRecords('gateway', gatewayDomains);

/** Imports that the gateway allows (CONTRIBUTING.md: Floors). */
export const gatewayFloors = [
  forbid('gateway', ['gateway/src/**/*.ts'], []),
  // Only server.ts puts the domains together.
  forbid(
    'gateway',
    ['gateway/src/{graphql,http,upstream}/**/*.ts', 'gateway/src/!(server).ts'],
    [{ regex: '^(?:\\.[./]*/(?:.*/)?|#)domains/', message: 'A shared room knows no domain.' }],
  ),
  ...gatewayDomains.map((domain) => {
    const others = gatewayDomains.filter((other) => other !== domain);
    return forbid(
      'gateway',
      [`gateway/src/domains/${domain}/**/*.ts`],
      [
        {
          regex: `${importOf(others)}|^(?:\\.\\./)+(?:all|list)\\.ts$`,
          message: `${domain} knows other domains only through the loaders on the context.`,
        },
      ],
    );
  }),
];
