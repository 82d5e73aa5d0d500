import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { commentCalls } from '@whaletide/schema/domains/comments/rest.ts';
import { eq } from 'drizzle-orm';
import { columnCalls } from '@whaletide/schema/domains/columns/rest.ts';
import { feedCalls, type FeedPage } from '@whaletide/schema/domains/feed/rest.ts';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { stopAccount } from '#platform/src/domains/account/sessions.ts';
import { columns } from '#platform/src/domains/columns/tables.ts';
import { author, collect, column, versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';
import { HOUR } from '@whaletide/schema/shared/rules/time.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const later = (hours = 2) => {
  platform.clock.now = new Date(platform.clock.now.getTime() + hours * HOUR);
};
const follow = (who: Person, { id }: Person) =>
  platform.call(memberCalls.follow, { body: { Target: id } }, who);
const bookmark = (who: Person, Lab: string) =>
  platform.call(projectWritingCalls.bookmark, { body: { Lab } }, who);
const unbookmark = (who: Person, Lab: string) =>
  platform.call(projectWritingCalls.unbookmark, { query: { Lab } }, who);
const feed = (who: Person, query: { blockId?: number } = {}) =>
  platform.call(feedCalls.followees, { query }, who);
const said = ({ data }: FeedPage) =>
  data.map(({ Source, Action, TargetType, Targets }) => [Source, Action, TargetType, Targets]);
const newer = (who: Person, after: number) =>
  platform.call(feedCalls.newer, { query: { after } }, who);

let pairs = 0;
/** A reader who follows a doer. */
const pair = async (): Promise<[reader: Person, doer: Person]> => {
  pairs += 1;
  const reader = await writer(platform, `读者${pairs}`);
  const doer = await author(platform, `行动者${pairs}`);
  await follow(reader, doer);
  return [reader, doer];
};

describe('the feed of a member', () => {
  it('has what those do whom one follows, newest first, and columns’ projects', async () => {
    const [reader, doer] = await pair();
    const lab = await versioned(platform, doer);
    later();
    await follow(doer, await writer(platform, '第三人'));
    later();
    const { _id } = await column(platform, doer, '专栏');
    await collect(platform, doer, _id, lab);
    await platform.call(columnCalls.subscribe, { body: { Column: _id } }, reader);
    const page = await feed(reader);
    expect(said(page)).toEqual([
      [_id, 'PUBLISH', 'LAB', [lab]],
      [doer.id, 'PUBLISH', 'COLUMN', [_id]],
      [doer.id, 'FOLLOW', 'USER', [expect.any(String)]],
      [doer.id, 'PUBLISH', 'LAB', [lab]],
    ]);
    expect(page).toMatchObject({ tail: true, maxCount: 20 });
    // A folded column's activities aren't told; that a member made it stays, without a word about
    // it.
    const fold = (collapsedDate: Date | null) =>
      platform.database.db.update(columns).set({ collapsedDate }).where(eq(columns.id, _id));
    await fold(platform.clock.now);
    expect((await feed(reader)).data.map(({ Source }) => Source)).toEqual([
      doer.id,
      doer.id,
      doer.id,
    ]);
    await fold(null);
    // One's own doings stand in others' feeds.
    expect(said(await feed(doer))).toEqual([]);
  });

  it('has nothing of those whom one follows no more, and all of it again afterwards', async () => {
    const [reader, doer] = await pair();
    await versioned(platform, doer);
    await platform.call(memberCalls.unfollow, { query: { Target: doer.id } }, reader);
    expect((await feed(reader)).data).toEqual([]);
    await follow(reader, doer);
    expect((await feed(reader)).data).toHaveLength(1);
  });

  it('forgets what is taken back, and lets nobody come up by doing it again', async () => {
    const [reader, doer] = await pair();
    const lab = await versioned(platform, await writer(platform, '别人'));
    await bookmark(doer, lab);
    const [first] = (await feed(reader)).data;
    await unbookmark(doer, lab);
    expect((await feed(reader)).data).toEqual([]);
    later();
    await bookmark(doer, lab);
    expect((await feed(reader)).data).toEqual([first]);
  });

  it('has likes and comments as long as they stand', async () => {
    const [reader, doer] = await pair();
    const lab = await versioned(platform, await writer(platform, `作者${pairs}`));
    const params = { id: lab };
    await platform.call(projectWritingCalls.vote, { params }, doer);
    const comment = () =>
      platform.call(
        commentCalls.create,
        { body: { Kind: 'LAB', Target: lab, Content: '讲得清楚' } },
        doer,
      );
    const remove = (id: string) => platform.call(commentCalls.remove, { params: { id } }, doer);
    const [first, second] = [await comment(), await comment()];
    expect(said(await feed(reader))).toEqual([
      [doer.id, 'COMMENT', 'LAB', [lab]],
      [doer.id, 'VOTE', 'LAB', [lab]],
    ]);
    await platform.call(projectWritingCalls.unvote, { params }, doer);
    await remove(first._id);
    expect(said(await feed(reader))).toEqual([[doer.id, 'COMMENT', 'LAB', [lab]]]);
    await remove(second._id);
    expect((await feed(reader)).data).toEqual([]);
  });

  it('says nothing of private projects, and of one that is published when it is', async () => {
    const [reader, doer] = await pair();
    const id = await project(platform, doer, { private: true });
    await platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, doer);
    expect((await feed(reader)).data).toEqual([]);
    const body = { Title: '企鹅识别', ShortDescription: '', Tags: [], Private: false };
    later();
    await platform.call(projectWritingCalls.update, { params: { id }, body }, doer);
    expect(said(await feed(reader))).toEqual([[doer.id, 'PUBLISH', 'LAB', [id]]]);
    await platform.call(
      projectWritingCalls.update,
      { params: { id }, body: { ...body, Private: true } },
      doer,
    );
    expect((await feed(reader)).data).toEqual([]);
  });

  it('keeps the place of what was deleted since', async () => {
    const [reader, doer] = await pair();
    const id = await versioned(platform, doer);
    await platform.call(projectWritingCalls.remove, { params: { id } }, doer);
    expect(said(await feed(reader))).toEqual([[doer.id, 'PUBLISH', 'LAB', [id]]]);
  });

  it('has nothing of those who hide their profile or are stopped, nor of following them', async () => {
    const [reader, doer] = await pair();
    const shy = await writer(platform, '隐身人');
    await follow(doer, shy);
    await follow(reader, shy);
    await follow(shy, reader);
    const hide = (HideProfile: boolean) =>
      platform.call(memberCalls.setHomepage, { body: { HideProfile } }, shy);
    expect((await feed(reader)).data).toHaveLength(2);
    await hide(true);
    expect((await feed(reader)).data).toEqual([]);
    await hide(false);
    await platform.database.transaction((tx) => stopAccount(tx, doer.id, platform.clock.now));
    expect(said(await feed(reader))).toEqual([[shy.id, 'FOLLOW', 'USER', [reader.id]]]);
  });

  it('goes on where the page before ended, to its end', async () => {
    const [reader, doer] = await pair();
    const ids: string[] = [];
    for (let made = 0; made < 23; made += 1) {
      later();
      ids.unshift(await versioned(platform, doer));
    }
    const first = await feed(reader);
    expect(first.tail).toBe(false);
    const second = await feed(reader, { blockId: first.blockId });
    expect(second).toMatchObject({ tail: true, newestId: expect.any(Number) });
    expect([...first.data, ...second.data].flatMap(({ Targets }) => Targets)).toEqual(ids);
    expect(await feed(reader, { blockId: second.blockId })).toMatchObject({
      data: [],
      tail: true,
      newestId: 0,
      blockId: 0,
    });
  });
});

describe('what is new in it', () => {
  it('is counted as it would stand there, up to twenty', async () => {
    const [reader, doer] = await pair();
    const { newestId } = await feed(reader);
    expect(await newer(reader, newestId)).toEqual({ count: 0, more: false });
    await versioned(platform, doer);
    await versioned(platform, doer);
    expect(await newer(reader, newestId)).toEqual({ count: 1, more: false });
    for (let made = 0; made < 20; made += 1) {
      later();
      await versioned(platform, doer);
    }
    expect(await newer(reader, newestId)).toEqual({ count: 20, more: true });
  });
});

describe('what one member did', () => {
  const of = (member: Person, who?: Person) =>
    platform.call(feedCalls.ofMember, { params: { id: member.id }, query: {} }, who);

  it('is seen by everybody, unless the profile is hidden', async () => {
    const [reader, doer] = await pair();
    const lab = await versioned(platform, doer);
    expect(said(await of(doer))).toEqual([[doer.id, 'PUBLISH', 'LAB', [lab]]]);
    await platform.call(memberCalls.setHomepage, { body: { HideProfile: true } }, doer);
    expect((await of(doer)).data).toEqual([]);
    expect((await of(doer, reader)).data).toEqual([]);
    expect((await of(doer, doer)).data).toHaveLength(1);
  });

  it('is refused for nobody', async () => {
    const input = { params: { id: '0'.repeat(24) }, query: {} };
    expect((await platform.refusal(feedCalls.ofMember, input)).code).toBe('NOT_FOUND');
  });
});
