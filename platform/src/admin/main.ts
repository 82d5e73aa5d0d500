import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { stopAccount } from '../domains/account/sessions.ts';
import { addRole, changeMember, memberByAccount } from '../domains/members/store.ts';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';

/**
 * Makes an account an administrator of the site: the first one can be made by no other. With
 * `--deactivate` it stops an account, with `--reactivate` it starts one again. It works
 * on the configured database; the embedded one is opened by one process alone, so that the
 * product has to be stopped for it.
 */
const run = async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { deactivate: { type: 'boolean' }, reactivate: { type: 'boolean' } },
  });
  const [account] = positionals;
  if (!account || positionals.length > 1 || (values.deactivate && values.reactivate))
    throw new ConfigurationError(
      '用法：npm run admin -- [--deactivate | --reactivate] <账号的邮箱>',
    );
  const database = await openDatabase(readConfig(), (error) => console.error(error.message));
  try {
    const member = await memberByAccount(database.db, account);
    if (!member) throw new ConfigurationError(`没有找到账号 ${account}，请先在网站上注册`);
    const named = `${member.name}（${account}）`;
    if (values.deactivate) {
      await database.transaction((tx) => stopAccount(tx, member.id, new Date()));
      console.log(`${named}的账号已停用`);
    } else if (values.reactivate) {
      await database.transaction((tx) => changeMember(tx, member.id, { deactivated: null }));
      console.log(`${named}的账号已恢复`);
    } else {
      await addRole(database.db, member.id, 'admin');
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
