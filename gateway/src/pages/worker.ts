// Renders pages beside the event loop that answers. It knows no session: it asks for the data of a
// page at the gateway, which answers in the name of the page's reader.
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';
import { brotliCompressSync, constants } from 'node:zlib';
import type { FormattedExecutionResult } from 'graphql';
import type {
  FromWorker,
  Page,
  RendererModule,
  RenderOutcome,
  Rendering,
  Task,
  ToWorker,
  WorkerSettings,
} from './messages.ts';

/** Half the time of the best for 2 % more bytes: what a page of a second is worth. */
const QUALITY = 5;

const port = parentPort;
if (!port) throw new Error('Runs only as a worker');
const { bundle, folder, timeout, ...site } = workerData as WorkerSettings;
const { createRenderer, coverSvg, memberSvg } = (await import(bundle)) as RendererModule;
const renderer = createRenderer({ folder: new URL(folder), ...site });

const tell = (message: FromWorker) => port.postMessage(message);

let asked = 0;
const waiting = new Map<number, (answer: FormattedExecutionResult) => void>();

const packed = (
  { status, html, styles, scripts, version, dataVersion }: Extract<Rendering, { kind: 'page' }>,
  compressed: boolean,
): Page => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: QUALITY };
  return {
    status,
    etag: `"${version}"`,
    dataVersion,
    styles,
    scripts,
    html,
    brotli: compressed ? brotliCompressSync(html, { params }) : undefined,
  };
};

const rendered = async (
  id: number,
  now: number,
  { path, audience, compressed }: Extract<Task, { kind: 'page' }>,
): Promise<RenderOutcome> => {
  const rendering = await renderer.render({
    path,
    audience,
    now,
    signal: AbortSignal.timeout(timeout),
    run: (source, variables) =>
      new Promise((resolve) => {
        asked += 1;
        waiting.set(asked, resolve);
        tell({ kind: 'query', id, query: asked, source, variables });
      }),
  });
  if (rendering.kind !== 'page') return rendering;
  return { kind: 'page', page: packed(rendering, compressed) };
};

/** Digits of pictures. */
const FONT = '@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2';

/** As wide as link previews show pictures. */
const COVER_WIDTH = 1200;

/** Two megabytes of code that only link previews ask for. */
const loadDrawing = async () => {
  const resvg = await import('@resvg/resvg-wasm');
  const wasm = import.meta.resolve('@resvg/resvg-wasm/index_bg.wasm');
  await resvg.initWasm(await readFile(fileURLToPath(wasm)));
  const font = await readFile(createRequire(import.meta.url).resolve(FONT));
  return { ...resvg, font: new Uint8Array(font) };
};

let drawing: ReturnType<typeof loadDrawing> | undefined;

const drawn = async (svg: string): Promise<RenderOutcome> => {
  const { Resvg, font } = await (drawing ??= loadDrawing());
  const picture = new Resvg(svg, {
    fitTo: { mode: 'width', value: COVER_WIDTH },
    font: { fontBuffers: [font] },
  });
  return { kind: 'picture', png: picture.render().asPng() };
};

const outcomeBy = (id: number, now: number, task: Task): Promise<RenderOutcome> => {
  switch (task.kind) {
    case 'page':
      return rendered(id, now, task);
    case 'cover':
      return drawn(coverSvg(task.motif, task.id));
    case 'member':
      return drawn(memberSvg(task.facts, now));
  }
};

const outcomeOf = async (id: number, now: number, task: Task): Promise<RenderOutcome> => {
  try {
    return await outcomeBy(id, now, task);
  } catch (error) {
    return {
      kind: 'failed',
      message: error instanceof Error ? (error.stack ?? '') : String(error),
    };
  }
};

port.on('message', (message: ToWorker) => {
  if (message.kind === 'answer') {
    waiting.get(message.query)?.(message.answer);
    waiting.delete(message.query);
    return;
  }
  const { id, now, task } = message;
  void outcomeOf(id, now, task).then((outcome) => tell({ kind: 'done', id, outcome }));
});

tell({ kind: 'ready' });
