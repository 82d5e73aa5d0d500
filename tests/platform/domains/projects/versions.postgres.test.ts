import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import { project } from '#tests/platform/support/projects.ts';

let platform: TestPlatform;
let author: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '作者');
});
afterAll(() => platform.close());

it('twenty versions at once of a project that stays the same are one', async () => {
  const id = await project(platform, author);
  const made = await Promise.all(
    Array.from({ length: 20 }, () =>
      platform.call(projectWritingCalls.createVersion, { params: { id }, query: {} }, author),
    ),
  );
  expect(new Set(made.flatMap(({ Versions }) => Versions.map(({ _id }) => _id))).size).toBe(1);
  const [first] = made;
  const LabVersion = first?.Versions[0]?._id ?? '';
  const { data } = await platform.call(
    projectCalls.notebooks,
    { query: { LabVersion, perPage: 100 } },
    author,
  );
  expect(data).toHaveLength(1);
});
