import { sql } from 'drizzle-orm';
import type { Database } from '#platform/src/database/database.ts';
import { columnLabs, columns } from '#platform/src/domains/columns/tables.ts';
import { follows, members } from '#platform/src/domains/members/tables.ts';
import { topics } from '#platform/src/domains/projects/store/topics.ts';
import { labBookmarks, labs, labTagLinks } from '#platform/src/domains/projects/tables.ts';
import { indexSlice } from '#platform/src/domains/search/indexing.ts';
import { dice } from '#platform/src/demo/random.ts';
import { slices } from '#platform/src/database/slices.ts';
import { allContributions } from '#platform/src/domains/gathered.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

const DAYS = 120;
const SIZES = { members: 2_000, labs: 3_000, columns: 200, universities: 100 };
/** Acts of members in these days. */
const ACTS = { follow: 30_000, subscribe: 10_000, bookmark: 20_000 };
/**
 * Ways in which members are found to follow; the rest is preferential: the more followers, the
 * likelier.
 */
const WAYS = { throughFollowed: 0.35, ofInterest: 0.35, ofUniversity: 0.05 };

const idOf = (kind: number, n: number) => `${kind}${n.toString(16).padStart(23, '0')}`;

/**
 * A made-up community in which who likes what has causes: members have interests and a university,
 * and come upon others through those whom they follow, by their interests, or since they are known.
 * How much each counts is assumed (WAYS); no figure of it is a real community's.
 */
export const makeCommunity = async ({ db, ...database }: Database, now: Date): Promise<void> => {
  const { next } = dice(20_261_123);
  const upTo = (n: number) => Math.floor(next() * n);
  const oneOf = <T>(all: readonly T[]): T | undefined => all[upTo(all.length)];
  const tagIds = [...topics.keys()];
  const range = (n: number) => Array.from({ length: n }, (_, index) => index);
  const people = range(SIZES.members).map((n) => ({
    id: idOf(1, n),
    interests: [oneOf(tagIds) ?? '', oneOf(tagIds) ?? ''],
    university: `大学${upTo(SIZES.universities)}`,
  }));
  const made = range(SIZES.labs).map((n) => {
    // A few write much.
    const author = people[Math.floor(next() ** 2 * SIZES.members)] ?? people[0];
    const tag = oneOf(author?.interests ?? []) ?? '';
    const date = new Date(now.getTime() - upTo(DAYS) * DAY - DAY);
    return { id: idOf(2, n), author: author?.id ?? '', tag, date };
  });
  const series = range(SIZES.columns).map((n) => {
    const owner = people[Math.floor(next() ** 2 * SIZES.members)] ?? people[0];
    const tag = oneOf(owner?.interests ?? []) ?? '';
    const held = made.filter((lab) => lab.tag === tag).filter(() => next() < 0.1);
    return { id: idOf(3, n), owner: owner?.id ?? '', tag, held };
  });

  /** Acts one after the other, each drawn knowing those before it. */
  const act = (
    count: number,
    targets: readonly { id: string; tags: readonly string[]; university?: string; by: string }[],
  ) => {
    const ofTag = new Map(tagIds.map((tag) => [tag, targets.filter((t) => t.tags.includes(tag))]));
    const drawn = targets.map(({ id }) => id);
    const own = new Map<string, string[]>();
    const doers = new Map<string, string[]>();
    const by = new Map(targets.map(({ id, by: owner }) => [id, owner]));
    const done: { memberId: string; target: string; date: Date }[] = [];
    for (const n of range(count)) {
      const person = oneOf(people);
      if (!person) continue;
      const mine = own.get(person.id) ?? [];
      const way = next();
      const { throughFollowed, ofInterest, ofUniversity } = WAYS;
      let target: string | undefined;
      if (way < throughFollowed) {
        // Picks a target that a similar member already has.
        const likeness = oneOf(mine);
        const fellow = oneOf((doers.get(likeness ?? '') ?? []).slice(-50));
        target = oneOf(own.get(fellow ?? '') ?? []);
      } else if (way < throughFollowed + ofInterest)
        target = oneOf(ofTag.get(oneOf(person.interests) ?? '') ?? [])?.id;
      else if (way < throughFollowed + ofInterest + ofUniversity)
        target = oneOf(targets.filter(({ university }) => university === person.university))?.id;
      target ??= oneOf(drawn);
      if (!target || target === person.id || by.get(target) === person.id || mine.includes(target))
        continue;
      own.set(person.id, [...mine, target]);
      doers.set(target, [...(doers.get(target) ?? []), person.id]);
      drawn.push(target, target);
      const date = new Date(now.getTime() - (DAYS * DAY * (count - n)) / count);
      done.push({ memberId: person.id, target, date });
    }
    return done;
  };
  const followed = act(
    ACTS.follow,
    people.map(({ id, interests, university }) => ({ id, tags: interests, university, by: id })),
  );
  const subscribed = act(
    ACTS.subscribe,
    series.map(({ id, tag, owner }) => ({ id, tags: [tag], by: owner })),
  );
  const kept = act(
    ACTS.bookmark,
    made.map(({ id, tag, author }) => ({ id, tags: [tag], by: author })),
  );

  const begun = new Date(now.getTime() - (DAYS + 1) * DAY);
  for (const some of slices(people))
    await db.insert(members).values(
      some.map(({ id, university }) => ({
        id,
        name: id,
        nameKey: id,
        university,
        createDate: begun,
      })),
    );
  for (const some of slices(made)) {
    await db.insert(labs).values(
      some.map(({ id, author, tag, date }) => ({
        id,
        memberId: author,
        title: `${topics.get(tag)}的第 ${id.slice(-3)} 个做法`,
        private: false,
        versionDate: date,
        createDate: date,
        updateDate: date,
      })),
    );
    await db
      .insert(labTagLinks)
      .values(some.map(({ id, tag }) => ({ labId: id, tagId: tag, position: 0 })));
  }
  for (const { id, owner, tag, held } of series) {
    await db.insert(columns).values({
      id,
      ownerId: owner,
      name: `${topics.get(tag)} ${id.slice(-3)}`,
      shortDescription: '',
      labsNumber: held.length,
      createDate: begun,
      updateDate: begun,
    });
    if (held.length > 0)
      await db
        .insert(columnLabs)
        .values(held.map((lab) => ({ columnId: id, labId: lab.id, date: lab.date })));
  }
  for (const [kind, all] of [
    ['MEMBER', followed],
    ['COLUMN', subscribed],
  ] as const)
    for (const some of slices(all))
      await db
        .insert(follows)
        .values(
          some.map(({ memberId, target, date }) => ({ memberId, kind, targetId: target, date })),
        );
  for (const some of slices(kept))
    await db
      .insert(labBookmarks)
      .values(some.map(({ memberId, target, date }) => ({ memberId, labId: target, date })));
  while (await indexSlice({ db, ...database }, allContributions.search));
  await db.execute(sql`analyze`);
};
