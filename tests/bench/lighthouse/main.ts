// Lighthouse on the pages that visitors come to first, as a phone: `npm run lighthouse`. Builds the
// site, starts the product with its demo on a folder of its own, and fails below the goals. Timings
// depend on the machine: this is no test. For work: `npm run lighthouse -- --page list --runs 1`.
import { parseArgs } from 'node:util';
import { launchBrowser } from '#tests/support/browser.ts';
import { freePort } from '#tests/support/layers.ts';
import { type PageName, pageNames, publicPages } from '#tests/support/public-pages.ts';
import { endings, productionSite } from '../production-site.ts';
import { type Figures, LEAST_PERFORMANCE, missed } from './goals.ts';
import { measure, medians } from './measure.ts';
import { begin } from '#tests/support/progress.ts';

const { values } = parseArgs({
  options: {
    page: { type: 'string', multiple: true },
    runs: { type: 'string', default: '3' },
  },
});
const runs = Number(values.runs);
const unknown = values.page?.find((name) => !(pageNames as readonly string[]).includes(name));
if (unknown !== undefined || !Number.isInteger(runs) || runs < 1) {
  console.error(`npm run lighthouse -- [--page ${pageNames.join('|')}]… [--runs 3]`);
  process.exit(2);
}
const names = (values.page as PageName[] | undefined) ?? pageNames;

const started = endings();

try {
  begin('building the site, filling the demo community');
  const site = await productionSite(started);
  const paths = await publicPages(site);
  const port = await freePort();
  // Where the site's readers are.
  const browser = await launchBrowser([`--remote-debugging-port=${port}`], {
    TZ: 'Asia/Shanghai',
  });
  started.push(() => browser.close());

  const rows: Record<string, Figures & { missed: string }> = {};
  for (const name of names) {
    // A site that has just started sends the first who ask an empty page.
    await (await fetch(site + paths[name])).text();
    const figures: Figures[] = [];
    const faults = new Set<string>();
    for (let run = 0; run < runs; run += 1) {
      begin(`${name}: run ${run + 1} of ${runs}`);
      const measured = await measure(site + paths[name], port);
      figures.push(measured.figures);
      for (const fault of measured.faults) faults.add(fault);
    }
    for (const fault of faults) console.info(`${name}: ${fault}`);
    const middle = medians(figures);
    const short: string[] = missed(name, middle);
    const least = Math.min(...figures.map(({ performance }) => performance));
    if (least < LEAST_PERFORMANCE) short.push(`a run of ${least}`);
    rows[name] = { ...middle, missed: short.join(', ') };
  }
  console.table(rows);
  if (Object.values(rows).some((row) => row.missed !== '')) process.exitCode = 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
} finally {
  await started.end();
}
