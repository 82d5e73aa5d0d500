/**
 * @jest-environment node
 */
import { describe, expect, it } from '@jest/globals';
import { render, rendered } from '../support/rendered.ts';

const id = 'a'.repeat(24);
const organization = { __typename: 'Organization', id: 'f'.repeat(24) };
const answers = {
  OrganizationAddress: ({ shortName }: Record<string, unknown>) => ({
    organization: shortName === 'tide' ? organization : null,
  }),
};

describe.each(['project', 'dataset'])('a %s below an organization’s name', (what) => {
  it('is found at its own address for good, at the same place of it', async () => {
    const asked: [string, string][] = [
      [`/org/tide/${what}/${id}`, `/mw/${what}/${id}`],
      [`/org/tide/${what}/${id}/comments?page=2`, `/mw/${what}/${id}/comments?page=2`],
    ];
    for (const [from, to] of asked)
      expect(await render(from, answers)).toEqual({ kind: 'moved', path: to, status: 301 });
  });

  it('isn’t there below a name that nobody has', async () => {
    const { status, head, body } = await rendered(`/org/nobody/${what}/${id}`, answers);
    expect([status, head.title]).toEqual([404, '组织不存在']);
    expect(body).toContain('未找到该组织');
  });
});
