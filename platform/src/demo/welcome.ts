import { eq } from 'drizzle-orm';
import type { Config } from '../config.ts';
import type { Database } from '../database/database.ts';
import { members } from '../domains/members/tables.ts';
import { fileStore } from '../files/store.ts';
import { fillDemo, isEmpty } from './fill.ts';

const hasPublicPasswords = async ({ db }: Database): Promise<boolean> =>
  (await db.select({ id: members.id }).from(members).where(eq(members.email, 'admin@demo.test')))
    .length > 0;

/**
 * Gives an empty database the demo community where the settings ask for it.
 *
 * @returns what was done, for the operator to read; null where there is nothing to say
 */
export const welcome = async (config: Config, database: Database): Promise<string | null> => {
  if (await isEmpty(database)) {
    if (!config.demo)
      return '数据库是空的，没有写入演示社区（需要时设置 DEMO=true）。注册账号后，用 npm run admin 把它设为管理员';
    await fillDemo({ database, files: fileStore(config), config }, 1, new Date());
    return '数据库是空的，已写入演示社区。演示账号的密码是公开的，正式使用前请设置 DEMO=false 并换一个空的数据库';
  }
  return config.production && (await hasPublicPasswords(database))
    ? '注意：数据库中有演示账号，它们的密码是公开的，其中有管理员。请停用这些账号（npm run admin -- admin@demo.test --deactivate）或换一个空的数据库'
    : null;
};
