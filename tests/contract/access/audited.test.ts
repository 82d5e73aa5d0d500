import { expect, it } from '@jest/globals';
import { auditActions } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { allCalls } from '../support/calls.ts';
import { channels } from './channels.ts';
import { judging } from './judging.ts';
import { managing } from './managing.ts';
import { members } from './members.ts';
import { reviewing } from './reviewing.ts';
import { type Role, type Rule } from './rules.ts';
import { teams } from './teams.ts';

// Which changes are an administrator's or an organizer's is worked out from who may make them.

/** Refused to most, and not to these, whatever else is wrong with the call. */
const isFor = (role: Role, { others, named, may }: Rule) =>
  others === 403 && ((may?.includes(role) ?? false) || (named?.[role] ?? others) !== others);

/** Changes that aren't recorded in another member's name, and why. */
const notAudited: Record<string, string> = {
  'managing.tryScoring': 'changes nothing',
  'managing.retryTaskForecast': 'computes again what only those who manage are told',
  'columns.create': 'makes the own column; with the captain’s picture, a creator’s hear of that',
};

it('every change that administrators or organizers may make to others’ things is written down', () => {
  const changes = Object.entries({
    ...managing,
    ...reviewing,
    ...judging,
    ...teams,
    ...members,
    ...channels,
  }).filter(
    ([operation, rule]) =>
      allCalls.get(operation)?.method !== 'GET' &&
      (isFor('admin', rule) || isFor('organizer', rule)),
  );
  const administered = [...allCalls.values()].filter(
    ({ method, path }) => method !== 'GET' && path.startsWith('/api/admin/'),
  );
  const all = [...changes.map(([operation]) => operation), ...administered.map((c) => c.operation)];
  const missing = all.filter(
    (operation) => !(operation in auditActions || operation in notAudited),
  );
  expect(missing).toEqual([]);
  expect(Object.keys(auditActions).filter((operation) => !allCalls.has(operation))).toEqual([]);
});
