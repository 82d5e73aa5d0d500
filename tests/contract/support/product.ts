import { afterAll, beforeAll } from '@jest/globals';
import {
  demoStore,
  type Layer,
  startGateway,
  startPlatform,
  type Store,
} from '#tests/support/layers.ts';

export interface Product {
  store: Store;
  platforms: [Layer, ...Layer[]];
  gateways: [Layer, ...Layer[]];
}

/**
 * Runs the product for a test file, as an operator would: so many platforms on one store, filled
 * with the demo community, and for each a gateway of its own.
 */
export const useProduct = (
  options: { pairs?: number; platformEnv?: NodeJS.ProcessEnv; gatewayEnv?: NodeJS.ProcessEnv } = {},
): (() => Product) => {
  let product: Product | undefined;
  beforeAll(async () => {
    const store = await demoStore();
    const start = () => startPlatform(store, options.platformEnv);
    const first = await start();
    const others = Array.from({ length: (options.pairs ?? 1) - 1 }, start);
    const platforms: Product['platforms'] = [first, ...(await Promise.all(others))];
    const [gateway, ...gateways] = await Promise.all(
      platforms.map(({ url }) => startGateway(url, { ...store.gatewayEnv, ...options.gatewayEnv })),
    );
    if (gateway) product = { store, platforms, gateways: [gateway, ...gateways] };
  });
  afterAll(async () => {
    if (!product) return;
    for (const layer of [...product.gateways, ...product.platforms]) await layer.stop();
    await product.store.remove();
  });
  return () => {
    if (!product) throw new Error('The product has not started');
    return product;
  };
};
