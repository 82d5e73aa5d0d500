import { webDomains } from '../schema/domains.ts';
import { floorPatterns, forbid, requirePlaces } from './layers.js';

requirePlaces('web', webDomains);

/** What never knows a domain; `main`, `router`, `routes` and `shell` put domains together. */
const shared = ['apollo', 'components', 'lib', 'routing', 'sandbox', 'theme'];
const patternsOf = floorPatterns(webDomains, 'components/|paths\\.ts$');
const together = '(?:routes|shell)/|(?:main|router|routes)\\.tsx?$';
const knowsNone = {
  regex: `^(?:\\.\\./)+(?:domains/|${together})`,
  message: 'A room that all domains share knows none of them.',
};

/** One way to say that something is done or has failed; the shell has the place of the notices. */
const notices = {
  regex: '^@mantine/notifications$',
  allowImportNames: ['Notifications'],
  message: 'Notices are said by lib/notify.ts.',
};

/** Who may know whom in web (house.md: Floors). */
export const webFloors = [
  forbid('web', ['web/src/**/*.{ts,tsx}'], [notices]),
  forbid(
    'web',
    shared.map((room) => `web/src/${room}/**/*.{ts,tsx}`),
    [knowsNone, notices],
    { ignores: ['web/src/lib/notify.ts'] },
  ),
  forbid('web', ['web/src/lib/notify.ts'], [knowsNone]),
  ...webDomains.map((domain) =>
    forbid(
      'web',
      [`web/src/domains/${domain}/**/*.{ts,tsx}`],
      [
        ...patternsOf(domain),
        notices,
        {
          regex: `^(?:\\.\\./)+(?:${together})`,
          message: 'What puts the domains together is above all of them.',
        },
      ],
    ),
  ),
];
