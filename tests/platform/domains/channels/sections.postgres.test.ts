import { afterAll, beforeAll, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { eq, not } from 'drizzle-orm';
import { channelSectionCalls } from '@whaletide/schema/domains/channels/rest/channel-sections.ts';
import type { ZoneSection } from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import {
  channelSectionItems,
  channelSections,
  type SectionRow,
} from '#platform/src/domains/channels/tables.ts';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { administrator, channel, collectInto } from '#tests/platform/support/channels.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { CallFailed, startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let admin: Person;
let moderators: Person[];
let items: string[];
let round = 0;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform);
  moderators = await Promise.all(['甲版主', '乙版主'].map((name) => writer(platform, name)));
  items = await Promise.all(
    ['潮汐', '台风', '海浪'].map((title) => versioned(platform, admin, { title, private: false })),
  );
});
afterAll(() => platform.close());

const step = fc.record({
  action: fc.oneof(
    { weight: 8, arbitrary: fc.constant('move' as const) },
    { weight: 3, arbitrary: fc.constant('create' as const) },
    { weight: 2, arbitrary: fc.constant('remove' as const) },
    { weight: 3, arbitrary: fc.constantFrom('put' as const, 'take out' as const) },
    { weight: 3, arbitrary: fc.constantFrom('hide' as const, 'rename' as const, 'close' as const) },
  ),
  by: fc.nat(1),
  one: fc.nat(999),
  other: fc.option(fc.nat(999), { freq: 3 }),
  position: fc.option(fc.nat(8), { freq: 4 }),
});
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

/** A channel with twelve sections on three levels, each of which holds one of three projects. */
const start = async (): Promise<string> => {
  round += 1;
  const { _id } = await channel(platform, admin, `频道${round}`);
  for (const name of ['甲版主', '乙版主'])
    await platform.call(
      channelCalls.addAdmin,
      { params: { id: _id }, body: { Account: name } },
      admin,
    );
  await collectInto(platform, admin, _id, 'Lab', ...items);
  for (let index = 0; index < 12; index += 1) {
    const above = (await rowsOf(_id)).find(({ name }) => name === `分组${index - 4}`);
    const body = { Zone: _id, Name: `分组${index}`, Parent: above?.id ?? null };
    await platform.call(channelSectionCalls.create, { body }, admin);
  }
  for (const [index, { id }] of (await rowsOf(_id)).entries())
    await platform.call(
      channelSectionCalls.addContent,
      { params: { id }, body: { contentType: 'Lab', contentId: items[index % 3] ?? '' } },
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

/** Refusals of the rules: too deep, gone meanwhile, or a name that one beside it has. */
const refusals = ['BAD_USER_INPUT', 'NOT_FOUND', 'CONFLICT'];

/** Change of the number of sections by a step; refusals of the rules change nothing. */
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
    const content = { contentType: 'Lab' as const, contentId: items[one % 3] ?? '' };
    const { addContent, removeContent } = channelSectionCalls;
    if (action === 'put' || action === 'take out') {
      const call = action === 'put' ? addContent : removeContent;
      await platform.call(call, { params: { id }, body: content }, caller);
      return 0;
    }
    if (action === 'close') {
      const change = { private: position !== null };
      await platform.database.db.update(labs).set(change).where(eq(labs.id, content.contentId));
      return 0;
    }
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
    if (error instanceof CallFailed && refusals.includes(error.body.code)) return 0;
    throw error;
  }
};

const levelsOf = (sections: readonly ZoneSection[]): number =>
  Math.max(0, ...sections.map(({ children }) => 1 + levelsOf(children)));
const flat = (sections: readonly ZoneSection[]): ZoneSection[] =>
  sections.flatMap((section) => [section, ...flat(section.children)]);
const places = (sections: readonly ZoneSection[]): number[][] => [
  sections.map(({ SortWeight }) => SortWeight),
  ...sections.flatMap(({ children }) => places(children)),
];

interface Held {
  sectionId: string;
  itemId: string;
  shown: boolean;
}

const heldIn = (channelId: string): Promise<Held[]> =>
  platform.database.db
    .select({
      sectionId: channelSectionItems.sectionId,
      itemId: channelSectionItems.itemId,
      shown: not(labs.private).mapWith(Boolean),
    })
    .from(channelSectionItems)
    .innerJoin(labs, eq(labs.id, channelSectionItems.itemId))
    .where(eq(channelSectionItems.channelId, channelId));

/** Ids of what everybody sees in a section and in the shown ones below it. */
const shownIn = (rows: readonly SectionRow[], held: readonly Held[], id: string): string[] => [
  ...held.filter(({ sectionId, shown }) => shown && sectionId === id).map(({ itemId }) => itemId),
  ...rows
    .filter(({ parentId, hidden }) => parentId === id && !hidden)
    .flatMap((below) => shownIn(rows, held, below.id)),
];

it('two moderators who change a tree at once never break it, and lose nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(step, { minLength: 8, maxLength: 16 }), { minLength: 3, maxLength: 5 }),
      async (rounds) => {
        const channelId = await start();
        for (const steps of rounds) {
          const before = await rowsOf(channelId);
          const heldBefore = await heldIn(channelId);
          const changes = await Promise.all(steps.map((one) => take(channelId, before, one)));
          const rows = await rowsOf(channelId);
          expect(rows).toHaveLength(changes.reduce((sum, one) => sum + one, before.length));
          const query = { Zone: channelId, includeHidden: true };
          const { data } = await platform.call(channelSectionCalls.list, { query }, moderators[0]);
          // Whatever is in a circle, or below something that is gone, hangs on no root.
          expect(
            flat(data)
              .map(({ _id }) => _id)
              .sort(),
          ).toEqual(rows.map(({ id }) => id));
          expect(levelsOf(data)).toBeLessThanOrEqual(channelLimits.depth);
          for (const siblings of places(data))
            expect(siblings).toEqual(siblings.map((_, index) => index));
          const held = await heldIn(channelId);
          const emptied = new Set(
            steps
              .filter(({ action }) => action === 'take out')
              .map(({ one }) => before[one % before.length]?.id),
          );
          const there = new Set(rows.map(({ id }) => id));
          const kept = heldBefore.filter(
            ({ sectionId }) => there.has(sectionId) && !emptied.has(sectionId),
          );
          const placeOf = ({ sectionId, itemId }: Held) => `${sectionId} ${itemId}`;
          expect(held.map(placeOf)).toEqual(expect.arrayContaining(kept.map(placeOf)));
          for (const { _id, LabsCount } of flat(data))
            expect(LabsCount).toBe(new Set(shownIn(rows, held, _id)).size);
        }
        // Content that its sections let go is still the channel's.
        await platform.database.db.update(labs).set({ private: false });
        const one = await platform.call(channelCalls.one, { params: { id: channelId } });
        expect(one.LabsCount).toBe(3);
      },
    ),
    { numRuns: 12, endOnFailure: true },
  );
});
