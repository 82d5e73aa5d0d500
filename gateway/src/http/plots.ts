import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Heights of a plot, in CSS pixels: one that says none, the least, and the most. */
const HEIGHTS = { usual: 450, least: 150, most: 1_200 };

/**
 * Draws the plot that the page around the frame hands over once, and tells how high it is, or that
 * it couldn't be drawn. What was written of it is data alone: Plotly runs no script out of it.
 */
const SCRIPT = [
  "const tell=(message)=>parent.postMessage(message,'*');",
  "addEventListener('message',({source,data})=>{if(source!==parent||typeof data?.plot!=='string')return;",
  'try{const{data:traces,layout}=JSON.parse(data.plot);',
  `const asked=Number(layout.height)||${HEIGHTS.usual},height=Math.min(Math.max(asked,${HEIGHTS.least}),${HEIGHTS.most});`,
  'delete layout.width;',
  "const config={responsive:true,displaylogo:false,modeBarButtonsToRemove:['toImage']};",
  "Plotly.newPlot(document.getElementById('plot'),traces,{...layout,height,autosize:true},config).then(()=>tell({drawn:height}),()=>tell({drawn:0}))",
  '}catch{tell({drawn:0})}});',
  "addEventListener('load',()=>tell({ready:true}));",
].join('');

const digest = createHash('sha256').update(SCRIPT).digest('base64');

/**
 * The policy of the page that draws a plot: its own script and Plotly's run in it, nothing is
 * fetched beside them, and it has no origin. It holds nothing of anybody's, so that any page may
 * frame it: the notebook around it, which has no origin either, couldn't be named.
 */
const PLOT_POLICY = [
  "default-src 'none'",
  `script-src 'self' 'sha256-${digest}'`,
  "style-src 'unsafe-inline'",
  'img-src data: blob:',
  "base-uri 'none'",
  "form-action 'none'",
  'sandbox allow-scripts',
].join('; ');

const LIBRARY = 'plotly.js-cartesian-dist-min';

const pageWith = (script: string): string =>
  [
    '<!doctype html><html lang="zh-CN"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>交互图</title>',
    '<style>:root{color-scheme:light}html{background:#fff}body{margin:0;overflow:hidden}</style>',
    `<script src="${script}"></script></head>`,
    '<body><main id="plot" tabindex="0" role="group" aria-label="交互图"></main>',
    `<script>${SCRIPT}</script></body></html>`,
  ].join('');

/** Reads the library at its first use: most gateways' readers never see a plot. */
const readLibrary = async () => {
  const { resolve } = createRequire(import.meta.url);
  const { version } = JSON.parse(await readFile(resolve(`${LIBRARY}/package.json`), 'utf8')) as {
    version: string;
  };
  const script = await readFile(resolve(LIBRARY));
  return { version, script, packed: await promisify(gzip)(script, { level: 9 }) };
};

/**
 * `GET /plots/plotly`: the page in which a notebook's plot is drawn, and the library that it runs,
 * by its version.
 */
export const plotRoutes = (app: FastifyInstance): void => {
  let library: ReturnType<typeof readLibrary> | undefined;
  const loaded = () => (library ??= readLibrary());

  app.get('/plots/plotly', async (_request, reply) => {
    const { version } = await loaded();
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': PLOT_POLICY,
        'referrer-policy': 'no-referrer',
        'cache-control': 'public, max-age=3600',
      })
      .send(pageWith(`/plots/plotly-${version}.js`));
  });

  app.get<{ Params: { version: string } }>('/plots/plotly-:version.js', async (request, reply) => {
    const { version, script, packed } = await loaded();
    if (request.params.version !== version) return reply.callNotFound();
    const packs = /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    return reply
      .headers({
        'content-type': 'text/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
        // A page without an origin runs it.
        'cross-origin-resource-policy': 'cross-origin',
        vary: 'accept-encoding',
        ...(packs && { 'content-encoding': 'gzip' }),
      })
      .send(packs ? packed : script);
  });
};
