import { expect, it } from '@jest/globals';
import { domains } from '@whaletide/schema/domains.ts';
import { declaredRefusals, uncausedRefusals } from '#tests/support/refusals-reporter.ts';

it('a run misses the refusals that calls declare and none of its tests causes', () => {
  const declared = ['teams.get NOT_FOUND', 'teams.update CONFLICT'];
  const caused = new Set(['teams.get NOT_FOUND', 'boats.get CONFLICT']);
  expect(uncausedRefusals(declared, caused)).toEqual(['teams.update CONFLICT']);
});

it('refusals are those of the calls of all domains', () => {
  const declared = declaredRefusals(domains);
  expect(declared.length).toBeGreaterThan(800);
  expect(declared).toContain('teams.update CONFLICT');
});
