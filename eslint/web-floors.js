import { webDomains } from '../schema/domains.ts';
import { floorPatterns, forbid, requireRecords, UP } from './layers.js';

requireRecords('web', webDomains);

/** Folders that know no domain; `main`, `router`, `routes` and `shell` put domains together. */
const shared = ['apollo', 'components', 'lib', 'routing', 'sandbox', 'theme'];
const patternsOf = floorPatterns('web', 'components/|paths\\.ts$');
const together = '(?:routes|shell)/|(?:main|router|routes)\\.tsx?$';
const knowsNone = {
  regex: `${UP}(?:domains/|${together})`,
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

/** The address is changed from where the site is heading, which its page may not show yet. */
const addressing = {
  selector:
    'VariableDeclarator[init.callee.name="useSearchParams"] > ArrayPattern[elements.length>1]',
  message: 'Change the address by routing/useAddressQuery.ts.',
};

/** Copying says whether the browser allowed it. */
const copying = {
  selector:
    'ImportSpecifier[imported.name="useClipboard"], ImportDeclaration[source.value="@mantine/core"] > ImportSpecifier[imported.name="CopyButton"]',
  message: 'Copy by components/CopyButton/CopyButton.tsx.',
};

/** Copy by themselves: the button itself, and a dialog that shows the address to mark instead. */
const copiers = [
  'web/src/components/CopyButton/CopyButton.tsx',
  'web/src/shell/MiniProgram/NotSupportedModal.tsx',
];

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
      regex: `${UP}(?:${together})`,
      message: 'What puts the domains together is above all of them.',
    },
  ];
  const others = otherForms.filter((file) => file.startsWith(folder));
  return [
    forbid('web', [`${folder}**/*.{ts,tsx}`], patterns, {
      ignores: others,
      syntax: [form, copying, addressing],
    }),
    ...(others.length > 0
      ? [forbid('web', others, patterns, { syntax: [copying, addressing] })]
      : []),
  ];
};

/** Imports that web allows (CONTRIBUTING.md: Floors). */
export const webFloors = [
  forbid('web', ['web/src/**/*.{ts,tsx}'], [notices], {
    ignores: copiers,
    syntax: [form, copying, addressing],
  }),
  forbid(
    'web',
    shared.map((room) => `web/src/${room}/**/*.{ts,tsx}`),
    [knowsNone, notices],
    { ignores: ['web/src/lib/notify.ts', ...copiers], syntax: [copying, addressing] },
  ),
  forbid('web', ['web/src/lib/notify.ts'], [knowsNone]),
  forbid('web', copiers, [notices], { syntax: [form, addressing] }),
  ...webDomains.flatMap(inDomain),
];
