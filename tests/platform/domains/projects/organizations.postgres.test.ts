import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { organizationAdminCalls } from '@whaletide/schema/domains/organizations/rest/organizations.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { eq } from 'drizzle-orm';
import { labs } from '#platform/src/domains/projects/tables.ts';
import { administrator } from '#tests/platform/support/administration.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { organization } from '#tests/platform/support/organizations.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

const AT_ONCE = 20;

let platform: TestPlatform;
let admin: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  admin = await administrator(platform, '管理员');
});
afterAll(() => platform.close());

it.each(['tide', 'ebb', 'shore'])(
  'of twenty projects made while their author is taken out of %s, none comes to stand in its name after that',
  async (shortName) => {
    const author = await writer(platform, `author-of-${shortName}`);
    const id = await organization(platform, shortName, [author]);
    const { db } = platform.database;
    const standing = () => db.$count(labs, eq(labs.organizationId, id));
    const make = () => {
      const body = { Title: '潮位预测', Organization: id };
      return platform.call(projectWritingCalls.create, { body }, author);
    };
    const takeOut = async () => {
      const params = { shortName, userId: author.id };
      await platform.call(organizationAdminCalls.removeMember, { params }, admin);
      return standing();
    };
    const first = make();
    const making = Array.from({ length: AT_ONCE - 1 }, make);
    await first;
    const [stood, ...answers] = await Promise.allSettled([takeOut(), ...making]);
    const made = answers.filter(({ status }) => status === 'fulfilled').length + 1;
    expect(stood).toEqual({ status: 'fulfilled', value: made });
    expect(await standing()).toBe(made);
    for (const answer of answers)
      if (answer.status === 'rejected') expect(String(answer.reason)).toMatch('403 FORBIDDEN');
  },
);
