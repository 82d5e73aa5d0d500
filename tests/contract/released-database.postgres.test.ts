import { expect, it } from '@jest/globals';
import { releasedStore, startGateway, startPlatform } from '../support/layers.ts';
import { communityOf, expectedCommunity } from '../support/released-community.ts';
import { keptReleases } from '../support/releases.ts';

it.each(keptReleases())(
  'two platforms that start together on the PostgreSQL of %s serve its members',
  async (version) => {
    const store = await releasedStore(version);
    const platforms = await Promise.all([startPlatform(store), startPlatform(store)]);
    const gateways = await Promise.all(
      platforms.map(({ url }) => startGateway(url, store.gatewayEnv)),
    );
    for (const { url } of gateways)
      expect(await communityOf(url)).toEqual(expectedCommunity(version));
    for (const layer of [...gateways, ...platforms]) await layer.stop();
    await store.remove();
  },
);
