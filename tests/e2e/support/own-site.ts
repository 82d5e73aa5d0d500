import { afterAll, beforeAll } from '@jest/globals';
import { demoStore, startGateway, startPlatform } from '../../support/layers.ts';

/**
 * A site of this file's own: announcements to all its members don't reach other files' visits. The
 * others' site is back in the environment afterwards.
 */
export const useOwnSite = (): void => {
  const shared = process.env.SITE;
  let stop = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const store = await demoStore();
    const platform = await startPlatform(store);
    const gateway = await startGateway(platform.url, store.gatewayEnv);
    process.env.SITE = gateway.url;
    stop = async () => {
      await gateway.stop();
      await platform.stop();
      await store.remove();
    };
  });
  afterAll(async () => {
    process.env.SITE = shared;
    await stop();
  });
};
