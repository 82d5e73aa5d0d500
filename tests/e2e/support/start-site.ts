import { buildIfStale } from '#scripts/lib/stale.ts';
import { web } from '#scripts/lib/web-build.ts';
import { unpackBrowser } from '#tests/support/browser.ts';
import makeDemo, { removeDemo } from '#tests/support/demo-template.ts';
import { startCodeInbox } from '#tests/support/code-inbox.ts';
import { demoStore, startGateway, startPlatform } from '#tests/support/layers.ts';
import { site } from './site.ts';

/** One running product for all journeys; each of them signs up members of its own. */
const startSite = async (): Promise<void> => {
  const [store, inbox] = await Promise.all([
    makeDemo().then(demoStore),
    startCodeInbox(),
    buildIfStale(web),
    unpackBrowser(),
  ]);
  const platform = await startPlatform(store, { CODE_SENDER_URL: inbox.url });
  const gateway = await startGateway(platform.url, {
    ...store.gatewayEnv,
    RATE_ADDRESS: '10000',
    RATE_MEMBER: '10000',
    // Beside the tests of all other projects a page may take longer than people wait.
    PAGES_PATIENCE_MS: '10000',
  });
  process.env.SITE = gateway.url;
  process.env.CODE_INBOX = inbox.url;
  site.stop = async () => {
    await gateway.stop();
    await platform.stop();
    await inbox.stop();
    await store.remove();
    await removeDemo();
  };
};

export default startSite;
