import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { ConfigurationError } from '@whaletide/server/configuration-error.ts';
import { fileStore } from '../files/store.ts';
import { fillDemo, isEmpty } from './fill.ts';

const readScale = (): number => {
  const { values } = parseArgs({ options: { scale: { type: 'string', default: '1' } } });
  const scale = Number(values.scale);
  if (!Number.isInteger(scale) || scale < 1 || scale > 10_000) {
    throw new ConfigurationError('--scale must be a whole number from 1 to 10000');
  }
  return scale;
};

/** Fills the configured database with the demo community; one that is in use is left alone. */
const run = async () => {
  const scale = readScale();
  const config = readConfig();
  const database = await openDatabase(config, (error) => console.error(error.message));
  try {
    if (!(await isEmpty(database))) {
      throw new ConfigurationError('数据库中已有成员，演示数据只能写入空的数据库');
    }
    const started = performance.now();
    await fillDemo({ database, files: fileStore(config), config }, scale, new Date());
    console.log(`演示社区已写入，用时 ${Math.round(performance.now() - started)} 毫秒`);
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
