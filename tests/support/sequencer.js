import TestSequencer from '@jest/test-sequencer';

/** Projects by how long one of their files takes. */
const DEAREST_FIRST = [
  'image',
  'dev',
  'e2e',
  'contract',
  'platform',
  'web',
  'gateway',
  'server',
  'schema',
];

const rank = ({ context, path }) =>
  DEAREST_FIRST.indexOf(context.config.displayName.name) - (path.includes('pages-of-') ? 0.5 : 0);

/** Long files begin first, so that no worker waits for another's last file at the end. */
export default class DearestFirst extends TestSequencer {
  sort(tests) {
    return super.sort(tests).toSorted((one, other) => rank(one) - rank(other));
  }
}
