import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { accountCalls } from '@whaletide/schema/domains/account/rest/account.ts';
import { INVISIBLE } from '@whaletide/schema/shared/rules/names.ts';
import { snippetCalls } from '@whaletide/schema/domains/snippets/rest.ts';
import { startPlatform, type TestPlatform } from '../support/platform.ts';

let platform: TestPlatform;
let token: string;
beforeAll(async () => {
  platform = await startPlatform({ worker: false });
  token = (await platform.join('小舟')).jwt;
});
afterAll(() => platform.close());

describe('a name that can’t be seen whole', () => {
  it('is refused at its field', async () => {
    const body = { Name: '数据\u200B同步', Scopes: ['read' as const] };
    const refusal = await platform.refusal(accountCalls.createAccessToken, { body }, { token });
    expect(refusal).toEqual({ code: 'BAD_USER_INPUT', message: INVISIBLE, field: 'Name' });
  });

  it('may hold emoji', async () => {
    const body = { Name: '👩‍💻 读图', Language: 'python', Code: '1', FolderName: '☀️ 晴' };
    const made = await platform.call(snippetCalls.create, { body } as never, { token });
    expect(made).toMatchObject({ Name: '👩‍💻 读图' });
  });
});
