import type { Names } from '../names.ts';

const rules = ({ folder, one, chinese }: Names) => `import { expect, it } from '@jest/globals';
import {
  ${one}CountProblem,
  ${one}Limits,
  ${one}NameProblem,
} from '@whaletide/schema/domains/${folder}/rules.ts';

it.each([
  ['名', undefined],
  ['名'.repeat(${one}Limits.name), undefined],
  [' ', '请输入${chinese}名称'],
  ['名'.repeat(${one}Limits.name + 1), \`${chinese}名称最多\${${one}Limits.name}个字符\`],
])('a name %j: %s', (name, message) => {
  expect(${one}NameProblem(name)?.message).toBe(message);
});

it('a member has as many as the limit says, and no more', () => {
  expect(${one}CountProblem(${one}Limits.ofMember - 1)).toBeNull();
  expect(${one}CountProblem(${one}Limits.ofMember)).toMatchObject({ code: 'CONFLICT' });
});
`;

const platform = ({
  folder,
  many,
  one,
  chinese,
}: Names) => `import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ${one}Calls } from '@whaletide/schema/domains/${folder}/rest.ts';
import { ${one}Limits } from '@whaletide/schema/domains/${folder}/rules.ts';
import { ${many} } from '#platform/src/domains/${folder}/tables.ts';
import { type Person, writer } from '#tests/platform/support/forum.ts';
import { startPlatform, type TestPlatform } from '#tests/platform/support/platform.ts';

let platform: TestPlatform;
let owner: Person;
let other: Person;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  owner = await writer(platform, '保存的人');
  other = await writer(platform, '别的人');
});
afterAll(() => platform.close());

const own = (who: Person) =>
  platform.call(${one}Calls.own, { query: { page: 1, perPage: 20 } }, who);

describe('a member’s ${many}', () => {
  it('are listed for them alone, the newest first', async () => {
    await platform.call(${one}Calls.create, { body: { Name: ' 第一个 ' } }, owner);
    platform.clock.advance(1_000);
    await platform.call(${one}Calls.create, { body: { Name: '第二个' } }, owner);
    const { data, totalNum } = await own(owner);
    expect(data.map(({ Name }) => Name)).toEqual(['第二个', '第一个']);
    expect(totalNum).toBe(2);
    expect((await own(other)).data).toEqual([]);
  });

  it('need a name', async () => {
    expect(
      await platform.refusal(${one}Calls.create, { body: { Name: ' ' } }, owner),
    ).toEqual({ code: 'BAD_USER_INPUT', message: '请输入${chinese}名称', field: 'Name' });
  });

  it('are no more than the limit says', async () => {
    const rows = Array.from({ length: ${one}Limits.ofMember }, (_, at) => ({
      id: at.toString(16).padStart(24, '0'),
      memberId: other.id,
      name: '一个',
      createDate: new Date(platform.clock.now),
    }));
    await platform.database.db.insert(${many}).values(rows);
    expect(
      await platform.refusal(${one}Calls.create, { body: { Name: '多一个' } }, other),
    ).toMatchObject({ code: 'CONFLICT' });
  });
});
`;

const gateway = ({
  folder,
  many,
  One,
}: Names) => `import { describe, expect, it } from '@jest/globals';
import { authUser, page } from '../support/documents.ts';
import { TOKEN, useGateway } from '../support/gateway.ts';
import { useRest } from '../support/rest.ts';

const gateway = useGateway();
const rest = useRest();

const authorized = { reqheaders: { authorization: \`Bearer \${TOKEN}\` } };
const id = '6'.repeat(24);
const one = { _id: id, Name: '第一个', CreateDate: '2026-11-01T00:00:00.000Z' };

describe('a member’s ${many}', () => {
  it('are asked for by pages', async () => {
    rest(authorized).get('/api/auth').reply(200, authUser());
    rest(authorized)
      .get('/api/${folder}')
      .query({ page: '1', perPage: '20' })
      .reply(200, page([one]));
    const { body } = await gateway().send(
      '{ viewer { ${many} { totalCount items { id name } } } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({
      viewer: { ${many}: { totalCount: 1, items: [{ id, name: '第一个' }] } },
    });
  });

  it('are saved by what the call takes', async () => {
    rest(authorized).post('/api/${folder}', { Name: '第一个' }).reply(200, one);
    const { body } = await gateway().send(
      'mutation { create${One}(input: { name: "第一个" }) { id name } }',
      { token: TOKEN },
    );
    expect(body.data).toEqual({ create${One}: { id, name: '第一个' } });
  });
});
`;

const web = ({
  folder,
  many,
  Many,
  One,
  chinese,
}: Names) => `import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { page, viewer } from '#tests/web/support/data.ts';
import { type Answers, fakeGateway, Refused } from '#tests/web/support/fake-gateway.ts';
import { openPage } from '#tests/web/support/open-page.tsx';

const list = (...items: object[]) => ({
  viewer: {
    __typename: 'Viewer',
    id: viewer.id,
    ${many}: { __typename: '${One}Page', ...page(items) },
  },
});
const one = {
  __typename: '${One}',
  id: '6'.repeat(24),
  name: '第一个',
  createdAt: '2026-11-01T00:00:00.000Z',
};
const open = (answers: Answers = {}) => {
  fakeGateway({ Viewer: () => ({ viewer }), Own${Many}: () => list(one), ...answers });
  return openPage('/home/user/${folder}');
};

describe('one’s own ${many}', () => {
  it('are for members, who sign in first', async () => {
    const { currentAddress } = open({ Viewer: () => ({ viewer: null }) });
    await waitFor(() => expect(currentAddress()).toContain('/auth/communityLogin'));
  });

  it('are listed', async () => {
    open();
    expect(await screen.findByText(/第一个/)).toBeVisible();
    expect(screen.getByRole('heading', { name: '我的${chinese}' })).toBeVisible();
  });

  it('say when there is none, and offer another try after a failure', async () => {
    let failures = 1;
    const { user } = open({
      Own${Many}: () => {
        if (failures-- > 0) throw new Refused({ code: 'INTERNAL', message: '服务器打了个盹' });
        return list();
      },
    });
    await user.click(await screen.findByRole('button', { name: /重试/ }));
    expect(await screen.findByText('还没有${chinese}')).toBeVisible();
  });
});
`;

/** First tests of a domain, one of each layer. */
export const testFiles = (names: Names): Record<string, string> => {
  const { folder, Many } = names;
  return {
    [`tests/schema/domains/${folder}/${folder}.test.ts`]: rules(names),
    [`tests/platform/domains/${folder}/${folder}.test.ts`]: platform(names),
    [`tests/gateway/domains/${folder}.test.ts`]: gateway(names),
    [`tests/web/domains/${folder}/Own${Many}Page.test.tsx`]: web(names),
  };
};
