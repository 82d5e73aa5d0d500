import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { readCheckpoint } from '@whaletide/schema/domains/receipts/rules/signed-note.ts';
import type { AuditAction } from '@whaletide/schema/domains/moderation/rules/audit.ts';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import type { Database, Transaction } from '../database/database.ts';
import { openAccount, stopAccount } from '../domains/account/sessions.ts';
import { forgetTwoFactor } from '../domains/account/two-factor.ts';
import { addRole, changeMember, memberByAccount } from '../domains/members/store.ts';
import type { MemberRow } from '../domains/members/tables.ts';
import { record } from '../domains/moderation/store.ts';
import { appendEpoch } from '../domains/receipts/store/appending.ts';
import { rebuildSearch } from '../domains/search/rebuild.ts';
import { allContributions } from '../domains/gathered.ts';

/** Says how the command is used. */
export const USAGE =
  '用法：npm run admin -- [--deactivate | --reactivate | --forget-second-step] <账号的邮箱>，npm run admin -- --rebuild-search，或 npm run admin -- --restored-log [最后公布的检查点的文件]';

/** Change of an account, with what the log says of it and what the operator is told. */
interface Change {
  action: AuditAction;
  done: string;
  /** Does it; answers what was before and what is after. */
  apply: (
    tx: Transaction,
    member: MemberRow,
    at: Date,
  ) => Promise<{ before?: object; after: object }>;
}

const changes = {
  promote: {
    action: 'memberAdmin.setRole',
    done: '已是站点管理员',
    apply: async (tx, { id, roles }) => {
      await addRole(tx, id, 'admin');
      return { after: { roles: [...new Set([...roles, 'admin'])] } };
    },
  },
  deactivate: {
    action: 'memberAdmin.deactivate',
    done: '的账号已停用',
    apply: async (tx, { id }, at) => {
      await stopAccount(tx, id, at);
      return { after: { deactivated: at } };
    },
  },
  reactivate: {
    action: 'memberAdmin.reactivate',
    done: '的账号已恢复',
    apply: async (tx, { id }) => {
      await changeMember(tx, id, openAccount);
      return { after: openAccount };
    },
  },
  'forget-second-step': {
    action: 'twoFactor.disable',
    done: '的两步验证已关闭',
    apply: async (tx, { id }) => {
      await forgetTwoFactor(tx, id);
      return { before: { twoFactor: true }, after: { twoFactor: false } };
    },
  },
} satisfies Record<string, Change>;

export type Command =
  | { kind: 'rebuild-search' }
  /** File with the last checkpoint that was published; undefined where none is known. */
  | { kind: 'restored-log'; file: string | undefined }
  | { kind: keyof typeof changes; account: string };

/** Reads the options and what stands beside them. @throws ConfigurationError for an option that there isn't */
const readWords = (args: string[]) => {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: {
        deactivate: { type: 'boolean' },
        reactivate: { type: 'boolean' },
        'forget-second-step': { type: 'boolean' },
        'rebuild-search': { type: 'boolean' },
        'restored-log': { type: 'boolean' },
      },
    });
  } catch {
    throw new ConfigurationError(USAGE);
  }
};

/** @throws ConfigurationError that says how the command is used */
export const readCommand = (words: string[]): Command => {
  const { positionals, values } = readWords(words);
  const [kind = 'promote', another] = Object.keys(values) as (keyof typeof values)[];
  const [account] = positionals;
  const isClear = another === undefined && positionals.length < 2;
  if (isClear && kind === 'restored-log') return { kind, file: account };
  if (isClear && kind === 'rebuild-search' && account === undefined) return { kind };
  if (isClear && kind !== 'rebuild-search' && kind !== 'restored-log' && account)
    return { kind, account };
  throw new ConfigurationError(USAGE);
};

/** Notes in the log of scores that it goes on from a backup. @throws ConfigurationError */
const restoreLog = async (database: Database, file: string | undefined): Promise<string> => {
  const lost = file === undefined ? null : readFileSync(file, 'utf8');
  if (lost !== null && !readCheckpoint(lost))
    throw new ConfigurationError(`${file} 中不是一个检查点`);
  const at = new Date().toISOString();
  await database.transaction((tx) => appendEpoch(tx, { lost, at }));
  return '已在得分日志中记下：从这里起由备份恢复';
};

/**
 * Does what the operator asks, and writes a change of an account down in the operator's name.
 *
 * @returns what the operator is told
 * @throws ConfigurationError where there is no such account
 */
export const runCommand = async (database: Database, command: Command): Promise<string> => {
  if (command.kind === 'rebuild-search')
    return `已重建搜索，共 ${await rebuildSearch(database, allContributions.search)} 条`;
  if (command.kind === 'restored-log') return restoreLog(database, command.file);
  const { kind, account } = command;
  const member = await memberByAccount(database.db, account);
  if (!member) throw new ConfigurationError(`没有找到账号 ${account}，请先在网站上注册`);
  const change: Change = changes[kind];
  const at = new Date();
  await database.transaction(async (tx) => {
    const { before = member, after } = await change.apply(tx, member, at);
    const { id: target, name: title } = member;
    const entry = { action: change.action, kind: 'MEMBER' as const, target, title, before, after };
    await record(tx, { by: null, at }, entry);
  });
  return `${member.name}（${account}）${change.done}`;
};
