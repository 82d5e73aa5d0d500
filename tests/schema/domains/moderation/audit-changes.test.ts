import { expect, it } from '@jest/globals';
import { auditChanges } from '@whaletide/schema/domains/moderation/rules/audit-changes.ts';

it.each([
  ['a changed text', { Name: '甲' }, { Name: '乙' }, [{ name: 'Name', before: '甲', after: '乙' }]],
  ['a new thing', null, { Open: true }, [{ name: 'Open', before: null, after: 'true' }]],
  ['a deleted thing', { Limit: 5 }, null, [{ name: 'Limit', before: '5', after: null }]],
  ['a list', { Tags: [] }, { Tags: ['a'] }, [{ name: 'Tags', before: '[]', after: '[\n "a"\n]' }]],
  ['nothing', { End: null }, { End: '' }, [{ name: 'End', before: '', after: '' }]],
  ['no values', null, null, []],
])('%s', (_, before, after, changes) => {
  expect(auditChanges(before, after)).toEqual(changes);
});
