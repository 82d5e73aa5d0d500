import { setTimeout as wait } from 'node:timers/promises';
import { fillsDemo } from '@whaletide/server/demo.ts';
import { PRODUCT_VERSION } from '@whaletide/server/product-version.ts';

/** Time that a start waits for readiness before it says that something takes unusually long, in ms. */
const PATIENCE_MS = 60_000;

const answers = async (url: string): Promise<boolean> => {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(1_000) })).ok;
  } catch {
    return false;
  }
};

/** Waits until an address answers, or all of it ends. */
export const untilAnswers = async (check: string, isEnding: () => boolean): Promise<void> => {
  const since = Date.now();
  let warned = false;
  while (!isEnding() && !(await answers(check))) {
    if (!warned && Date.now() - since > PATIENCE_MS) {
      warned = true;
      console.error(`Still waiting for ${check}`);
    }
    await wait(100);
  }
};

/** Says where the product is and with which accounts one signs in. */
export const tellReady = (site: string, ownPlatform: boolean): void => {
  const seconds = Math.round(process.uptime());
  console.log(`
  鲸潮社区已就绪（${seconds} 秒）
    网站      ${site}/home
    GraphQL   ${site}/graphql
    沙盒      ${site}/sandbox
    版本      ${PRODUCT_VERSION}
`);
  if (ownPlatform && fillsDemo(process.env))
    console.log(`  演示账号（密码均为 whale-demo-2026）
    member@demo.test    captain@demo.test    newcomer@demo.test   moderator@demo.test
    creator@demo.test   organizer@demo.test  support@demo.test    admin@demo.test
    school@demo.test    judge@demo.test

  按 Ctrl-C 停止，数据保存在 ${process.env.DATA_DIR ?? '.data'}
`);
};
