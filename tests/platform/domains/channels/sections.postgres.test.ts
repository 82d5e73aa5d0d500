import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eq } from 'drizzle-orm';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import type { ZoneSection } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import {
  channelSectionItems,
  channelSections,
  type SectionRow,
} from '../../../../platform/src/domains/channels/tables.ts';
import { administrator, channel, collectInto } from '../../support/channels.ts';
import { versioned } from '../../support/columns.ts';
import { type Person, writer } from '../../support/forum.ts';
import { CallFailed, startPlatform, type TestPlatform } from '../../support/platform.ts';

let platform: TestPlatform;
let admin: Person;
let moderators: Person[];
let item: string;
let round = 0;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform);
  moderators = await Promise.all(['甲版主', '乙版主'].map((name) => writer(platform, name)));
  item = await versioned(platform, admin, { private: false });
});
afterAll(() => platform.close());

const step = fc.record({
  action: fc.oneof(
    { weight: 8, arbitrary: fc.constant('move' as const) },
    { weight: 3, arbitrary: fc.constant('create' as const) },
    { weight: 2, arbitrary: fc.constant('remove' as const) },
    { weight: 1, arbitrary: fc.constantFrom('hide' as const, 'rename' as const) },
  ),
  by: fc.nat(1),
  one: fc.nat(999),
  other: fc.option(fc.nat(999), { freq: 3 }),
  position: fc.option(fc.nat(8), { freq: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A channel with twelve sections on three levels, all of which hold one project. */
const start = async (): Promise<string> => {
  round += 1;
  const { _id } = await channel(platform, admin, `频道${round}`);
  for (const name of ['甲版主', '乙版主'])
    await platform.call(
      channelCalls.addAdmin,
      { params: { id: _id }, body: { Account: name } },
      admin,
    );
  await collectInto(platform, admin, _id, 'Lab', item);
  for (let index = 0; index < 12; index += 1) {
    const above = (await rowsOf(_id)).find(({ name }) => name === `分组${index - 4}`);
    const body = { Zone: _id, Name: `分组${index}`, Parent: above?.id ?? null };
    await platform.call(channelSectionCalls.create, { body }, admin);
  }
  for (const { id } of await rowsOf(_id))
    await platform.call(
      channelSectionCalls.addContent,
      { params: { id }, body: { contentType: 'Lab', contentId: item } },
      admin,
    );
  return _id;
};

const rowsOf = (channelId: string): Promise<SectionRow[]> =>
  platform.database.db
    .select()
    .from(channelSections)
    .where(eq(channelSections.channelId, channelId))
    .orderBy(channelSections.id);

/** What a step changes in the number of sections; refusals of the rules change nothing. */
const take = async (
  channelId: string,
  rows: readonly SectionRow[],
  { action, by, one, other, position }: Step,
): Promise<number> => {
  const { id = '' } = rows[one % rows.length] ?? {};
  const Parent = other === null ? null : (rows[other % rows.length]?.id ?? null);
  const caller = moderators[by];
  const { create, update, remove } = channelSectionCalls;
  const change = (body: object) => platform.call(update, { params: { id }, body }, caller);
  try {
    if (action === 'create') {
      await platform.call(create, { body: { Zone: channelId, Name: `新${one}`, Parent } }, caller);
      return 1;
    }
    if (action === 'remove') {
      await platform.call(remove, { params: { id } }, caller);
      return -1;
    }
    if (action === 'move')
      await change({ Parent, ...(position !== null && { Position: position }) });
    else await change(action === 'hide' ? { IsActivated: one % 2 === 0 } : { Name: `改${one}` });
    return 0;
  } catch (error) {
    if (error instanceof CallFailed && ['BAD_USER_INPUT', 'NOT_FOUND'].includes(error.body.code))
      return 0;
    throw error;
  }
};

const levelsOf = (sections: readonly ZoneSection[]): number =>
  Math.max(0, ...sections.map(({ children }) => 1 + levelsOf(children)));
const namesOf = (sections: readonly ZoneSection[]): string[] =>
  sections.flatMap(({ _id, children }) => [_id, ...namesOf(children)]);
const places = (sections: readonly ZoneSection[]): number[][] => [
  sections.map(({ SortWeight }) => SortWeight),
  ...sections.flatMap(({ children }) => places(children)),
];

it('two moderators who change a tree at once never break it, and lose nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 8, maxLength: 16 }), { minLength: 3, maxLength: 5 }),
      async (rounds) => {
        const channelId = await start();
        for (const steps of rounds) {
          const before = await rowsOf(channelId);
          const changes = await Promise.all(steps.map((one) => take(channelId, before, one)));
          const rows = await rowsOf(channelId);
          expect(rows).toHaveLength(changes.reduce((sum, one) => sum + one, before.length));
          const query = { Zone: channelId, includeHidden: true };
          const { data } = await platform.call(channelSectionCalls.list, { query }, moderators[0]);
          // Whatever is in a circle, or below something that is gone, hangs on no root.
          expect(namesOf(data).sort()).toEqual(rows.map(({ id }) => id));
          expect(levelsOf(data)).toBeLessThanOrEqual(channelLimits.depth);
          for (const siblings of places(data))
            expect(siblings).toEqual(siblings.map((_, index) => index));
          // Sections that were there all the time still hold what they held.
          const held = await platform.database.db
            .select({ id: channelSectionItems.sectionId })
            .from(channelSectionItems)
            .where(eq(channelSectionItems.channelId, channelId));
          const first = new Set(held.map(({ id }) => id));
          const kept = rows.filter(({ name }) => name.startsWith('分组'));
          expect(kept.filter(({ id }) => !first.has(id))).toEqual([]);
        }
        const one = await platform.call(channelCalls.one, { params: { id: channelId } });
        expect(one.LabsCount).toBe(1);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});
