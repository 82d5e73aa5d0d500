import { buildIfStale } from '#scripts/lib/stale.ts';
import { web } from '#scripts/lib/web-build.ts';
import makeDemo, { removeDemo } from '../support/demo-template.ts';
import { demoStore, startGateway, startPlatform } from '../support/layers.ts';

/** Closers of what a bench has started, called in reverse order. */
export interface Endings {
  push: (ending: () => Promise<unknown>) => void;
  /** Ends everything, once. */
  end: () => Promise<void>;
}

/** Also where one interrupts it, nothing is left running. */
export const endings = (): Endings => {
  const all: (() => Promise<unknown>)[] = [];
  const end = async () => {
    for (const ending of all.splice(0).reverse()) await ending();
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => void end().finally(() => process.exit(1)));
  return { push: (ending) => all.push(ending), end };
};

/** Builds the site and starts it with its demo, as in production; its address. */
export const productionSite = async ({ push }: Endings): Promise<string> => {
  const production = { NODE_ENV: 'production', RATE_ADDRESS: '100000' };
  await Promise.all([makeDemo(), buildIfStale(web)]);
  push(removeDemo);
  const store = await demoStore();
  push(store.remove);
  const platform = await startPlatform(store, production);
  push(() => platform.stop());
  const gateway = await startGateway(platform.url, (url) => ({
    ...production,
    // A site that knows its address names its pages whole.
    PUBLIC_ORIGINS: url,
  }));
  push(() => gateway.stop());
  return gateway.url;
};
