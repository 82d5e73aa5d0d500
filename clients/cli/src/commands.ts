import { verbs } from '@whaletide/schema/verbs/verbs.ts';
import { runBoard } from './board.ts';
import type { Command, Run } from './command.ts';
import { completionCommand } from './completion.ts';
import { runData, runDataset, runProject } from './data.ts';
import { runLogin, runLogout } from './login.ts';
import { type Option, optionsOf } from './options.ts';
import { runPushDataset } from './push-dataset.ts';
import { runPushProject } from './push-project.ts';
import { runReceipt } from './receipts.ts';
import { runCheck, runSubmit, runWait } from './submitting.ts';

const resultFile: Option = { key: 'file', kind: 'text', told: '结果文件' };
const to: Option = { key: 'to', kind: 'text', told: '保存到的文件夹；缺省为当前文件夹' };
const only: Option = { key: 'only', kind: 'text', told: '只要名称里有这段文字的文件' };
const note: Option = { key: 'note', kind: 'text', told: '版本说明，最多200个字符' };
const list: Option = { key: 'list', kind: 'flag', told: '只列出，不下载' };
const download: Option = { key: 'download', kind: 'flag', told: '下载文件' };

/** Options of a verb that its command has in another way. */
const replaced: Readonly<Record<string, readonly string[]>> = {
  check: ['content', 'resultKey'],
  submit: ['content', 'resultKey'],
};

/** Ways of commands that do more than ask their verb, with the options that only they have. */
const ways: Readonly<Record<string, Pick<Command, 'run'> & Partial<Command>>> = {
  data: { options: [to, only, list], run: runData },
  check: { needed: [resultFile], run: runCheck },
  submit: {
    needed: [resultFile],
    options: [{ key: 'wait', kind: 'flag', told: '等到有得分和名次' }],
    run: runSubmit,
  },
  wait: { run: runWait },
  board: {
    more: [{ key: 'taskId', kind: 'text' }],
    options: [
      { key: 'watch', kind: 'flag', told: '榜单变化时再次显示' },
      { key: 'every', kind: 'number', told: '每多少秒查看一次，至少 5，缺省为 30' },
      { key: 'changes', kind: 'number', told: '变化这么多次后结束' },
    ],
    run: runBoard,
  },
  receipt: {
    options: [
      { key: 'to', kind: 'text', told: '把回执保存为这个文件' },
      { key: 'verify', kind: 'flag', told: '核对回执；给出回执文件时不需要网络' },
      { key: 'file', kind: 'text', told: '与回执核对的结果文件' },
      { key: 'key', kind: 'text', told: '本站公布的日志公钥' },
    ],
    run: runReceipt,
  },
  dataset: { options: [download, to, only, list], run: runDataset },
  project: {
    options: [download, { key: 'version', kind: 'number', told: '版本号；缺省为最新' }, to],
    run: runProject,
  },
};

const askVerb =
  (name: string) =>
  async ({ values, site, out }: Run): Promise<void> => {
    const { json, site: named, help, ...given } = values;
    out.answer(await site().verb(name, given));
  };

const ofVerbs = verbs.map((verb): Command => {
  const { needed, options } = optionsOf(verb);
  const { run, needed: further = [], options: own = [], more } = ways[verb.name] ?? {};
  const gone = replaced[verb.name] ?? [];
  return {
    name: verb.name,
    chinese: verb.chinese,
    needed: [...needed, ...further],
    options: [...options.filter(({ key }) => !gone.includes(key)), ...own],
    ...(more && { more }),
    run: run ?? askVerb(verb.name),
  };
});

/** All commands: one for each verb of the site, and those of this program. */
export const commands: readonly Command[] = [
  {
    name: 'login',
    chinese: '保存访问令牌',
    needed: [],
    options: [{ key: 'token', kind: 'text', told: '访问令牌；缺省或 - 从标准输入读取' }],
    run: runLogin,
  },
  { name: 'logout', chinese: '删除本机的访问令牌', needed: [], options: [], run: runLogout },
  ...ofVerbs,
  {
    name: 'project push',
    chinese: '把笔记本发布为项目的新版本',
    needed: [
      { key: 'id', kind: 'text', told: '项目的 ID' },
      { key: 'file', kind: 'text', told: '.ipynb 文件；替换项目中同名的笔记本' },
    ],
    options: [note],
    run: runPushProject,
  },
  {
    name: 'dataset push',
    chinese: '把文件夹发布为数据集的新版本，只上传有变化的文件',
    needed: [
      { key: 'id', kind: 'text', told: '数据集的 ID' },
      { key: 'folder', kind: 'text', told: '文件夹' },
    ],
    options: [
      note,
      { key: 'keep', kind: 'flag', told: '保留文件夹里没有的文件；缺省为移除' },
      { key: 'dryRun', kind: 'flag', told: '只列出变化，不上传' },
    ],
    run: runPushDataset,
  },
  completionCommand(() => commands),
];
