import { afterAll, beforeAll } from '@jest/globals';

/**
 * Has the threads of a test file tell of their modules, as they do under `node --watch`
 * (nodejs/node#65044): none of that may be taken for an answer.
 */
export const asWatched = (): void => {
  let before: string | undefined;
  beforeAll(() => {
    before = process.env.WATCH_REPORT_DEPENDENCIES;
    process.env.WATCH_REPORT_DEPENDENCIES = '1';
  });
  afterAll(() => {
    if (before === undefined) delete process.env.WATCH_REPORT_DEPENDENCIES;
    else process.env.WATCH_REPORT_DEPENDENCIES = before;
  });
};
