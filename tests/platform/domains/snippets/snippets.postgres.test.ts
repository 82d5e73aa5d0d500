import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { snippetLimits } from '@whaletide/schema/domains/snippets/rules.ts';
import { newId } from '#platform/src/ids.ts';
import { snippets } from '#platform/src/domains/snippets/tables.ts';
import { writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { snippet } from '#tests/platform/support/snippets.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
});
afterAll(() => platform.close());

const TWENTY = Array.from({ length: 20 }, (_, index) => index);

it('twenty at once are no more than one may keep', async () => {
  const eager = await writer(platform, '急着收藏');
  const date = platform.clock.now;
  await platform.database.db.insert(snippets).values(
    Array.from({ length: snippetLimits.ofMember - 5 }, () => ({
      id: newId(),
      memberId: eager.id,
      folder: '旧',
      name: '旧的',
      language: 'python',
      code: 'x',
      createDate: date,
      updateDate: date,
    })),
  );
  const made = await Promise.allSettled(TWENTY.map(() => snippet(platform, eager)));
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  const query = { type: 'private' as const, page: 1, perPage: 1 };
  expect((await platform.call(snippetCalls.own, { query }, eager)).totalNum).toBe(
    snippetLimits.ofMember,
  );
});

it('twenty new folders at once are no more than one may have', async () => {
  const tidy = await writer(platform, '目录太多');
  for (let index = 0; index < snippetLimits.folders - 5; index += 1)
    await snippet(platform, tidy, { FolderName: `目录${index}` });
  const made = await Promise.allSettled(
    TWENTY.map((index) => snippet(platform, tidy, { FolderName: `新的${index}` })),
  );
  expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  await snippet(platform, tidy, { FolderName: '目录0' });
});

it('twenty times a link at once is one link', async () => {
  const sharer = await writer(platform, '分享者');
  const { _id: id } = await snippet(platform, sharer);
  const input = { params: { id }, body: { Sharing: 'LINK' as const } };
  const answers = await Promise.all(
    TWENTY.map(() => platform.call(snippetCalls.share, input, sharer)),
  );
  expect(new Set(answers.map(({ Token }) => Token)).size).toBe(1);
});
