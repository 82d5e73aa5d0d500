import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { openAccount, stopAccount } from '../domains/account/sessions.ts';
import { forgetTwoFactor } from '../domains/account/two-factor.ts';
import { rebuildSearch } from '../domains/search/rebuild.ts';
import { addRole, changeMember, memberByAccount } from '../domains/members/store.ts';
import { record } from '../domains/moderation/store.ts';
import { searchSources } from '../search-sources.ts';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';

/**
 * Makes an account an administrator of the site: the first one can be made by no other. With
 * `--deactivate` it stops an account, with `--reactivate` it starts one again; with
 * `--forget-second-step` whoever lost both phone and recovery codes signs in by password again.
 * `--rebuild-search`, without an account, makes everything that the search finds anew. It works on
 * the configured database; the embedded one is opened by one process alone, so that the product has
 * to be stopped for it.
 */
const run = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      deactivate: { type: 'boolean' },
      reactivate: { type: 'boolean' },
      'forget-second-step': { type: 'boolean' },
      'rebuild-search': { type: 'boolean' },
    },
  });
  const [account = ''] = positionals;
  const needsAccount = !values['rebuild-search'];
  if (Boolean(account) !== needsAccount || positionals.length > 1 || Object.keys(values).length > 1)
    throw new ConfigurationError(
      '用法：npm run admin -- [--deactivate | --reactivate | --forget-second-step] <账号的邮箱>，或 npm run admin -- --rebuild-search',
    );
  const database = await openDatabase(readConfig(), (error) => console.error(error.message));
  try {
    if (!needsAccount) {
      console.log(`已重建搜索，共 ${await rebuildSearch(database, searchSources)} 条`);
      return;
    }
    const member = await memberByAccount(database.db, account);
    if (!member) throw new ConfigurationError(`没有找到账号 ${account}，请先在网站上注册`);
    const at = new Date();
    const operator = { by: null, at };
    const change = {
      kind: 'MEMBER',
      target: member.id,
      title: member.name,
      before: member,
    } as const;
    const named = `${member.name}（${account}）`;
    if (values.deactivate) {
      await database.transaction(async (tx) => {
        await stopAccount(tx, member.id, at);
        const after = { deactivated: at };
        await record(tx, operator, { action: 'memberAdmin.deactivate', ...change, after });
      });
      console.log(`${named}的账号已停用`);
    } else if (values.reactivate) {
      await database.transaction(async (tx) => {
        const after = openAccount;
        await changeMember(tx, member.id, after);
        await record(tx, operator, { action: 'memberAdmin.reactivate', ...change, after });
      });
      console.log(`${named}的账号已恢复`);
    } else if (values['forget-second-step']) {
      await database.transaction(async (tx) => {
        await forgetTwoFactor(tx, member.id);
        const changed = { before: { twoFactor: true }, after: { twoFactor: false } };
        await record(tx, operator, {
          ...change,
          ...changed,
          action: 'twoFactor.disable',
        });
      });
      console.log(`${named}的两步验证已关闭`);
    } else {
      await database.transaction(async (tx) => {
        await addRole(tx, member.id, 'admin');
        const after = { roles: [...new Set([...member.roles, 'admin' as const])] };
        await record(tx, operator, { action: 'memberAdmin.setRole', ...change, after });
      });
      console.log(`${named}已是站点管理员`);
    }
  } finally {
    await database.close();
  }
};

try {
  await run();
} catch (error) {
  console.error(error instanceof ConfigurationError ? error.message : error);
  process.exitCode = 1;
}
