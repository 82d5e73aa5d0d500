import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { eq } from 'drizzle-orm';
import { publishStatus } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import { feedCalls } from '@whaletide/schema/domains/feed/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import type { FeedTargetType } from '@whaletide/schema/domains/feed/rules/feed.ts';
import { byMember, recordActivity } from '#platform/src/domains/activity-log/store.ts';
import { competitions } from '#platform/src/domains/competitions/tables.ts';
import { datasets } from '#platform/src/domains/datasets/tables.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { makeCompetition } from '#tests/platform/support/competition.ts';
import { dataset } from '#tests/platform/support/datasets.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';

let platform: TestPlatform;
let owner: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await writer(platform, '主人');
});
afterAll(() => platform.close());

interface Case {
  type: FeedTargetType;
  /** Makes what everybody may see. */
  make: () => Promise<string>;
  /** Keeps it from all but its own. */
  keep: (id: string) => Promise<unknown>;
}

const set = {
  lab: (row: Partial<typeof labs.$inferInsert>) => (id: string) =>
    platform.database.db.update(labs).set(row).where(eq(labs.id, id)),
  dataset: (row: Partial<typeof datasets.$inferInsert>) => (id: string) =>
    platform.database.db.update(datasets).set(row).where(eq(datasets.id, id)),
  competition: (row: Partial<typeof competitions.$inferInsert>) => (id: string) =>
    platform.database.db.update(competitions).set(row).where(eq(competitions.id, id)),
};

const cases: Record<string, Case> = {
  'a project that becomes private': {
    type: 'PROJECT',
    make: () => project(platform, owner),
    keep: (id) => set.lab({ private: true })(id),
  },
  'a project that is read by its link alone': {
    type: 'PROJECT',
    make: () => project(platform, owner),
    keep: (id) => set.lab({ private: true, shareToken: `t${id}` })(id),
  },
  'a dataset that becomes private': {
    type: 'DATASET',
    make: () => dataset(platform, owner),
    keep: (id) => set.dataset({ visibility: 'PRIVATE' })(id),
  },
  'a dataset that is read by its address alone': {
    type: 'DATASET',
    make: () => dataset(platform, owner),
    keep: (id) => set.dataset({ visibility: 'SHARED' })(id),
  },
  'a competition that is an organization’s own': {
    type: 'COMPETITION',
    make: async () => (await makeCompetition(platform)).id,
    keep: (id) =>
      set.competition({ publishStatus: publishStatus.organization, publishAll: false })(id),
  },
  'a competition that isn’t published any more': {
    type: 'COMPETITION',
    make: async () => (await makeCompetition(platform)).id,
    keep: (id) => set.competition({ published: false })(id),
  },
  'a member who hides their profile': {
    type: 'MEMBER',
    make: async () => (await writer(platform, '常人')).id,
    keep: (id) =>
      platform.database.db.update(members).set({ hideProfile: true }).where(eq(members.id, id)),
  },
};

let readers = 0;

it.each(Object.entries(cases))(
  '%s is in no feed and no count, whoever asks',
  async (_, { type, make, keep }) => {
    readers += 1;
    const doer = await writer(platform, `行动者${readers}`);
    const reader = await writer(platform, `读者${readers}`);
    await platform.call(memberCalls.follow, { body: { Target: doer.id } }, reader);
    const target = await make();
    await platform.database.transaction((tx) =>
      recordActivity(tx, byMember(doer.id, 'BOOKMARK', type, target), platform.clock.now),
    );
    const told = async () => {
      const params = { id: doer.id };
      const lists = [
        await platform.call(feedCalls.followees, { query: {} }, reader),
        await platform.call(feedCalls.ofMember, { params, query: {} }, doer),
        await platform.call(feedCalls.ofMember, { params, query: {} }, owner),
        await platform.call(feedCalls.ofMember, { params, query: {} }),
      ].map(({ data }) => data.some(({ Targets }) => Targets.includes(target)));
      const { count } = await platform.call(feedCalls.newer, { query: { after: 0 } }, reader);
      return [...lists, count];
    };
    expect(await told()).toEqual([true, true, true, true, 1]);
    await keep(target);
    expect(await told()).toEqual([false, false, false, false, 0]);
  },
);
