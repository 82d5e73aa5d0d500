import { webDomains } from '../schema/domains.ts';
import { floorPatterns, forbid, requirePlaces } from './layers.js';

requirePlaces('web', webDomains);

/** What never knows a domain; `main`, `router`, `routes` and `shell` put domains together. */
const shared = ['apollo', 'components', 'lib', 'routing', 'sandbox', 'theme'];
const patternsOf = floorPatterns(webDomains, 'components/|paths\\.ts$');
const together = '(?:routes|shell)/|(?:main|router|routes)\\.tsx?$';

/** Who may know whom in web (house.md: Floors). */
export const webFloors = [
  forbid('web', ['web/src/**/*.{ts,tsx}'], []),
  forbid(
    'web',
    shared.map((room) => `web/src/${room}/**/*.{ts,tsx}`),
    [
      {
        regex: `^(?:\\.\\./)+(?:domains/|${together})`,
        message: 'A room that all domains share knows none of them.',
      },
    ],
  ),
  ...webDomains.map((domain) =>
    forbid(
      'web',
      [`web/src/domains/${domain}/**/*.{ts,tsx}`],
      [
        ...patternsOf(domain),
        {
          regex: `^(?:\\.\\./)+(?:${together})`,
          message: 'What puts the domains together is above all of them.',
        },
      ],
    ),
  ),
];
