import { expect, it } from '@jest/globals';
import { quiet, siteUrl, useBrowser, visit } from './support/browser.ts';
import { penguins } from './support/look.ts';

useBrowser();

it('a page is printed as what one came to read, in black on white', async () => {
  const { page } = await visit('/home/competition', { colorScheme: 'dark' });
  await page.goto(siteUrl(await penguins(page)));
  const title = page.getByRole('heading', { level: 1 });
  await title.waitFor();
  await quiet(page);
  // The way in comes to who has seen most of the page.
  await page.evaluate('scrollTo(0, document.documentElement.scrollHeight)');
  const around = [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.getByRole('complementary', { name: '快捷操作' }),
    page.getByRole('complementary', { name: '登录提示' }),
    page.getByRole('tablist').first(),
  ];
  for (const part of around) await part.waitFor();
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  for (const part of around) await part.waitFor({ state: 'hidden' });
  expect(await title.isVisible()).toBe(true);
  const colours = await page.evaluate(`(() => {
    const { color, backgroundColor } = getComputedStyle(document.body);
    return [color, backgroundColor];
  })()`);
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  // Headings stand on light surfaces, also where the screen is dark.
  await page.locator('html[data-mantine-color-scheme=light]').waitFor({ state: 'attached' });
  for (const button of await page.getByRole('main').getByRole('button').all())
    expect(await button.isVisible()).toBe(false);
  const stuck =
    await page.evaluate(`[...document.querySelectorAll('main, main div, main section, th')]
    .filter((element) => ['sticky', 'fixed'].includes(getComputedStyle(element).position)).length`);
  expect(stuck).toBe(0);
  await page.emulateMedia({ media: 'screen', colorScheme: 'dark' });
  await page.locator('html[data-mantine-color-scheme=dark]').waitFor({ state: 'attached' });
});
