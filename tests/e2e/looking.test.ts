import { expect, it } from '@jest/globals';
import { barriers, furtherBarriers } from './support/axe.ts';
import { useBrowser, visit } from './support/browser.ts';

useBrowser();

/** A page whose barriers each stand at one width or in one scheme alone. */
const PAGE = `<!doctype html>
<html lang="zh-CN">
  <title>样张</title>
  <style>
    body { background: #fff; color: #111 }
    .late { display: none }
    @media (min-width: 900px) {
      .late { display: inline; color: #ccc; background: #fff }
      .early { display: none }
      .scrolls { height: 50px; overflow: auto }
    }
    @media (prefers-color-scheme: dark) {
      body { background: #111; color: #eee }
      .dark { color: #333 }
    }
  </style>
  <main>
    <h1>样张</h1>
    <button><span class="early">保存</span><svg width="10" height="10"></svg></button>
    <p><span class="late">宽屏才有</span></p>
    <p class="dark">浅色才看得清</p>
    <div class="scrolls">${'<p>很长</p>'.repeat(20)}</div>
  </main>
</html>`;

it('a look at another width or scheme finds what is wrong only there', async () => {
  const { page } = await visit('/healthz', { viewport: { width: 375, height: 800 } });
  await page.goto('about:blank');
  await page.setContent(PAGE);
  const rules = (found: string[]) => found.map((each) => each.split(':')[0]);
  expect(rules(await barriers(page))).toEqual([]);

  await page.setViewportSize({ width: 992, height: 800 });
  const wide = ['button-name', 'color-contrast', 'scrollable-region-focusable'];
  expect(rules(await furtherBarriers(page, false))).toEqual(wide);

  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 768, height: 800 });
  expect(await furtherBarriers(page, true)).toEqual(['color-contrast: .dark']);
});
