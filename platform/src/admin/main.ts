import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { addRole, memberByAccount } from '../domains/members/store.ts';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';

/**
 * Makes an account an administrator of the site: the first one can be made by no other. It works
 * on the configured database; the embedded one is opened by one process alone, so that the
 * product has to be stopped for it.
 */
const run = async () => {
  const { positionals } = parseArgs({ allowPositionals: true });
  const [account] = positionals;
  if (!account || positionals.length > 1)
    throw new ConfigurationError('用法：npm run admin -- <账号的邮箱>');
  const database = await openDatabase(readConfig(), (error) => console.error(error.message));
  try {
    const member = await memberByAccount(database.db, account);
    if (!member) throw new ConfigurationError(`没有找到账号 ${account}，请先在网站上注册`);
    await addRole(database.db, member.id, 'admin');
    console.log(`${member.name}（${account}）已是站点管理员`);
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
