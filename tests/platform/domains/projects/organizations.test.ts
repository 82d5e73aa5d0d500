import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Lab } from '@whaletide/schema/domains/projects/rest/project-documents.ts';
import { projectWritingCalls } from '@whaletide/schema/domains/projects/rest/project-writing.ts';
import { projectCalls } from '@whaletide/schema/domains/projects/rest/projects.ts';
import { versioned } from '#tests/platform/support/columns.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { leave, organization } from '#tests/platform/support/organizations.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';
import type { ProjectFacts } from '#tests/platform/support/projects.ts';
import { indexAll } from '#tests/platform/support/search.ts';

let platform: TestPlatform;
let author: Person;
let other: Person;
let tide: string;
let shore: string;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  author = await writer(platform, '项目作者');
  other = await writer(platform, '别人');
  tide = await organization(platform, 'tide', [author]);
  shore = await organization(platform, 'shore', [other]);
});
afterAll(() => platform.close());

const texts = { Title: '潮位预测', ShortDescription: '', Tags: [] };
const refusal = {
  code: 'FORBIDDEN',
  message: '你不属于该组织，不能以其名义发布',
  field: 'Organization',
};
const make = (Organization?: string | null, who = author) =>
  platform.call(
    projectWritingCalls.create,
    { body: { Title: '潮位预测', ...(Organization !== undefined && { Organization }) } },
    who,
  );
type Body = CallInput<typeof projectWritingCalls.update>['body'];
const update = (id: string, more: Partial<Body> = {}) =>
  platform.call(
    projectWritingCalls.update,
    { params: { id }, body: { ...texts, ...more } },
    author,
  );
const nameOf = ({ OrganizationInfo: info }: Lab) => info?.Organization.ShortName ?? null;

describe('a project in an organization’s name', () => {
  it('is made by who belongs to it, and says which one it is', async () => {
    expect((await make(tide)).OrganizationInfo).toEqual({
      Organization: { _id: tide, ShortName: 'tide', Name: 'tide 组' },
    });
    expect((await make(null)).OrganizationInfo).toBeNull();
    expect((await make()).OrganizationInfo).toBeNull();
  });

  it.each([
    ['that the member doesn’t belong to', () => shore],
    ['that isn’t there', () => 'f'.repeat(24)],
  ])('can’t be made in that of one %s', async (_, id) => {
    const body = { Title: '潮位预测', Organization: id() };
    expect(await platform.refusal(projectWritingCalls.create, { body }, author)).toEqual(refusal);
  });

  it('keeps it where a change says nothing, loses it by null, and gets one by its id', async () => {
    const { _id: id } = await make(tide);
    expect(nameOf(await update(id, { Title: '改过' }))).toBe('tide');
    expect(nameOf(await update(id, { Organization: null }))).toBeNull();
    expect(nameOf(await update(id, { Organization: tide }))).toBe('tide');
    const body = { ...texts, Organization: shore };
    const refused = await platform.refusal(
      projectWritingCalls.update,
      { params: { id }, body },
      author,
    );
    expect(refused).toEqual(refusal);
  });

  it('may stay in it when its author has left, and doesn’t come back once it is out', async () => {
    const ebb = await organization(platform, 'ebb', [author]);
    const { _id: id } = await make(ebb);
    await leave(platform, ebb, author);
    expect(nameOf(await update(id, { Organization: ebb }))).toBe('ebb');
    await update(id, { Organization: null });
    const body = { ...texts, Organization: ebb };
    const refused = await platform.refusal(
      projectWritingCalls.update,
      { params: { id }, body },
      author,
    );
    expect(refused).toEqual(refusal);
  });

  it('hands it on to none of its forks', async () => {
    const id = await versioned(platform, author, { organizationId: tide });
    const fork = await platform.call(projectWritingCalls.fork, { params: { id }, body: {} }, other);
    expect(fork.OrganizationInfo).toBeNull();
  });
});

describe('the list of an organization’s projects', () => {
  const list = async (query: object, who?: Person) =>
    (
      await platform.call(projectCalls.list, { query: { page: 1, perPage: 12, ...query } }, who)
    ).data.map(({ Title }) => Title);

  it('has those that everybody sees, in the order of the list, whoever asks', async () => {
    const lagoon = await organization(platform, 'lagoon', [author, other]);
    const add = (title: string, row: ProjectFacts = {}, who = author) => {
      platform.clock.advance(60_000);
      return versioned(platform, who, { title, organizationId: lagoon, ...row });
    };
    await add('浅滩甲');
    await add('浅滩乙', {}, other);
    await add('别的组织的浅滩', { organizationId: tide });
    await add('没有组织的浅滩', { organizationId: null });
    await add('私有的浅滩', { private: true });
    await add('折叠的浅滩', { collapsedDate: platform.clock.now });
    const deleted = await add('删除的浅滩');
    await platform.call(projectWritingCalls.remove, { params: { id: deleted } }, author);
    await add('置顶的浅滩', { sortWeight: 1 });
    const shown = ['置顶的浅滩', '浅滩乙', '浅滩甲'];
    expect(await list({ Organization: lagoon })).toEqual(shown);
    expect(await list({ Organization: lagoon }, author)).toEqual(shown);
    expect(await list({ Organization: lagoon, Title: '浅滩乙' })).toEqual(['浅滩乙']);
    await indexAll(platform);
    const found = await list({ Organization: lagoon, Title: '浅滩', useSearchEngine: true });
    expect(found.toSorted()).toEqual(shown.toSorted());
  });
});
