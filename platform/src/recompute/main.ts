import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { recompute } from '../domains/scoring/recompute/recompute.ts';
import { fileStore } from '../files/store.ts';

const USAGE = '用法：npm run recompute -- <比赛的 id>';

/** Differences that are written out; the others are counted. */
const SHOWN = 50;

/**
 * Scores a competition again from the kept files, and says what differs from works, boards and the
 * log of scores; ends with status 1 where anything does. The embedded database is opened by one
 * process alone, so that the product has to be stopped for it.
 */
const run = async () => {
  const [id, ...more] = process.argv.slice(2);
  if (!id || more.length > 0) throw new ConfigurationError(USAGE);
  const config = readConfig();
  const database = await openDatabase(config, (error) => console.error(error.message));
  try {
    const sources = { database, files: fileStore(config), now: () => new Date() };
    const outcome = await recompute(sources, id);
    if (!outcome) throw new ConfigurationError(`没有找到比赛 ${id}，或它没有按结果文件评分的任务`);
    const { works, byWorkers, withoutFile, leaves, differences } = outcome;
    console.log(
      `重新计算了 ${works} 条提交，核对了日志的 ${leaves} 条记录：${differences.length} 处不同`,
    );
    if (byWorkers > 0) console.log(`${byWorkers} 条由主办方的评分程序评分，不能重新计算`);
    if (withoutFile > 0) console.log(`${withoutFile} 条的结果文件或标准答案没有保留，不能重新计算`);
    for (const difference of differences.slice(0, SHOWN)) console.log(`  ${difference}`);
    if (differences.length > 0) process.exitCode = 1;
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
