import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { inArray } from 'drizzle-orm';
import { memberAdminCalls as calls } from '@whaletide/schema/domains/account/rest/member-admin.ts';
import { moderationCalls } from '@whaletide/schema/domains/moderation/rest.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { administrator, audited } from '#tests/platform/support/administration.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { post, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

it('of twenty administrators who take each other’s role at once one stays', async () => {
  const admins = await Promise.all(
    Array.from({ length: AT_ONCE }, (_, index) => administrator(platform, `管理员${index}`)),
  );
  // Each takes the next one's, in a circle: all could, one after the other.
  await Promise.allSettled(
    admins.map((admin, index) => {
      const id = admins[(index + 1) % AT_ONCE]?.id ?? '';
      const body = { Role: 'admin' as const, Granted: false };
      return platform.call(calls.setRole, { params: { id }, body }, admin);
    }),
  );
  const rows = await platform.database.db
    .select()
    .from(members)
    .where(
      inArray(
        members.id,
        admins.map(({ id }) => id),
      ),
    );
  expect(rows.filter(({ roles }) => roles.includes('admin')).length).toBeGreaterThanOrEqual(1);
});

it('a post folded twenty times at once is folded, told and written down once', async () => {
  const admin = await administrator(platform, '折叠者');
  const { id } = await makeCompetition(platform);
  const { _id } = await post(platform, id, await writer(platform, '发帖者'));
  const fold = { params: { kind: 'POST' as const, id: _id }, body: { Reason: '广告' } };
  const outcomes = await Promise.allSettled(
    Array.from({ length: AT_ONCE }, () => platform.call(moderationCalls.fold, fold, admin)),
  );
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const entries = await audited(platform, admin);
  expect(entries.filter(({ Target }) => Target === _id)).toHaveLength(1);
});
