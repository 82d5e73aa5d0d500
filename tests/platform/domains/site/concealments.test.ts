import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { sql } from 'drizzle-orm';
import { memberCalls } from '@whaletide/schema/domains/members/rest.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { project } from '#tests/platform/support/projects.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let member: { id: string; token: string };
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  const { user, jwt } = await platform.join('小舟');
  member = { id: user._id, token: jwt };
});
afterAll(() => platform.close());

const ask = (query: { after?: number; wait?: boolean } = {}) =>
  platform.call(siteCalls.concealed, { query });
const since = async (after: number) => (await ask({ after, wait: false })).Ids;

describe('what visitors no longer see', () => {
  it.each([
    ['made private', 'private = true'],
    ['deleted', 'deleted = true'],
    ['folded', 'collapsed_date = now()'],
  ])('is named as soon as a project is %s', async (_how, change) => {
    const id = await project(platform, member as never);
    const { Newest } = await ask();
    const waiting = ask({ after: Newest });
    await platform.database.db.execute(sql`update labs set ${sql.raw(change)} where id = ${id}`);
    expect(await waiting).toMatchObject({ Newest: Newest + 1, Missed: false });
    expect((await waiting).Ids).toContain(id);
    expect((await ask()).Newest).toBe(Newest + 1);
  });

  it('is a profile that its member hides', async () => {
    const { Newest } = await ask();
    const body = { HideProfile: true };
    await platform.call(memberCalls.setHomepage, { body } as never, { token: member.token });
    expect(await since(Newest)).toContain(member.id);
  });

  it('isn’t what was never shown, or changes otherwise', async () => {
    const id = await project(platform, member as never, { private: true });
    const { Newest } = await ask();
    const { db } = platform.database;
    await db.execute(sql`update labs set title = '改了', deleted = true where id = ${id}`);
    expect((await ask()).Newest).toBe(Newest);
  });

  it('may be anything for who asks after a number of another database', async () => {
    expect(await ask({ after: 1_000_000 })).toMatchObject({ Ids: [], Missed: true });
  });
});
