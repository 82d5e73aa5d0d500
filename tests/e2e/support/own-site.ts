import { afterAll, beforeAll } from '@jest/globals';
import { demoStore, type Layer, startGateway, startPlatform } from '#tests/support/layers.ts';

/**
 * A site of this file's own: announcements to all its members don't reach other files' visits. The
 * others' site is back in the environment afterwards.
 *
 * @returns its layers by their names, which can be stopped and started again
 */
export const useOwnSite = (): Map<'platform' | 'gateway', Layer> => {
  const layers = new Map<'platform' | 'gateway', Layer>();
  const shared = process.env.SITE;
  let stop = (): Promise<void> => Promise.resolve();
  beforeAll(async () => {
    const store = await demoStore();
    const platform = await startPlatform(store);
    const gateway = await startGateway(platform.url, store.gatewayEnv);
    process.env.SITE = gateway.url;
    layers.set('platform', platform).set('gateway', gateway);
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
  return layers;
};
