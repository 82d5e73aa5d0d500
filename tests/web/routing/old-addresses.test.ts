import { describe, expect, it } from '@jest/globals';
import { currentPathOf } from '#web/src/routing/old-addresses.ts';

const id = '0123456789abcdef01234567';

describe('old addresses', () => {
  it.each([
    [`#!/competition/${id}`, `/home/competition/${id}`],
    [`#!/forum/postdetail/${id}`, `/home/competition/forum/${id}`],
    [`#!/lab/dataset/${id}`, `/mw/dataset/${id}`],
    [`#!/lab/${id}`, `/mw/project/${id}`],
    [`#!/competition/short`, null],
    [`#!/competition/${id}/../x`, null],
  ])('/_log/%s leads to %s', (hash, path) => {
    expect(currentPathOf({ pathname: '/_log/', hash })).toBe(path);
  });

  it('are only those under /_log', () => {
    expect(currentPathOf({ pathname: '/home', hash: `#!/lab/${id}` })).toBeNull();
  });
});
