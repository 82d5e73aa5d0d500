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
  allowImportNames: ['Notifications', 'useNotifications'],
  message: 'Notices are said by lib/notify.ts.',
};

/** Forms are sent in one way: once at a time, with what is refused at its field. */
const form = {
  selector: 'JSXOpeningElement[name.name="form"]',
  message: 'Use components/Form/Form.tsx, in a dialog components/FormModal/FormModal.tsx.',
};

/** Sends after dialogs of its own, one after the other, which say what was refused. */
const otherForms = [
  'web/src/domains/registration/components/RegistrationForm/RegistrationForm.tsx',
];

const inDomain = (domain) => {
  const folder = `web/src/domains/${domain}/`;
  const patterns = [
    ...patternsOf(domain),
    notices,
    {
      regex: `^(?:\\.\\./)+(?:${together})`,
      message: 'What puts the domains together is above all of them.',
    },
  ];
  const others = otherForms.filter((file) => file.startsWith(folder));
  return [
    forbid('web', [`${folder}**/*.{ts,tsx}`], patterns, { ignores: others, syntax: [form] }),
    ...(others.length > 0 ? [forbid('web', others, patterns)] : []),
  ];
};

/** Who may know whom in web (house.md: Floors). */
export const webFloors = [
  forbid('web', ['web/src/**/*.{ts,tsx}'], [notices], { syntax: [form] }),
  forbid(
    'web',
    shared.map((room) => `web/src/${room}/**/*.{ts,tsx}`),
    [knowsNone, notices],
    { ignores: ['web/src/lib/notify.ts'] },
  ),
  forbid('web', ['web/src/lib/notify.ts'], [knowsNone]),
  ...webDomains.flatMap(inDomain),
];
