import { expect, it } from '@jest/globals';
import { renderNotebook } from '#platform/src/domains/projects/rendering/notebook.ts';
import { fixture } from '#tests/support/fixtures.ts';

const TYPE = 'application/vnd.plotly.v1+json';

const rendered = (data: object): string => {
  const outputs = [{ output_type: 'display_data', metadata: {}, data }];
  const cell = { cell_type: 'code', execution_count: 1, metadata: {}, source: 'fig', outputs };
  const content = { nbformat: 4, nbformat_minor: 5, metadata: {}, cells: [cell] };
  const bytes = Buffer.from(JSON.stringify(content));
  return [...renderNotebook({ name: 'a.ipynb', bytes })].join('');
};

const drawn = (html: string) => {
  const [, height, title, packed] =
    /data-height="(\d+)" data-title="([^"]*)" data-plotly="([^"]*)"/.exec(html) ?? [];
  if (packed === undefined) return null;
  const plot = JSON.parse(Buffer.from(packed, 'base64').toString()) as {
    data: { type: string }[];
    layout: object;
  };
  return { height: Number(height), title, ...plot };
};

it('a plot of Plotly comes as data, around the line that stands in its place', () => {
  const html = rendered({
    [TYPE]: {
      data: [{ type: 'bar', x: ['甲'], y: [1] }, { x: [1] }],
      layout: { title: { text: '销量 <b>"A"</b>' }, height: 300 },
    },
  });
  expect(drawn(html)).toEqual({
    height: 300,
    title: 'Plotly 交互图：「销量 &quot;A&quot;」，bar、scatter，2 组数据',
    data: [
      { type: 'bar', x: ['甲'], y: [1] },
      { type: 'scatter', x: [1] },
    ],
    layout: { title: { text: '销量 <b>"A"</b>' }, height: 300 },
  });
  expect(html).toContain('此处是Plotly 交互图');
});

it('what only a graphics card draws is drawn without one, and heights are bounded', () => {
  const plot = (height: unknown) =>
    drawn(rendered({ [TYPE]: { data: [{ type: 'scattergl', y: [1] }], layout: { height } } }));
  expect(plot(undefined)?.data[0]?.type).toBe('scatter');
  expect([1, 100_000, '300', null].map((height) => plot(height)?.height)).toEqual([
    150, 1_200, 450, 450,
  ]);
});

it.each([
  ['a map', { data: [{ type: 'scattermap', lat: [1] }], layout: {} }],
  ['three dimensions among others', { data: [{ type: 'bar' }, { type: 'surface' }] }],
  ['none', { data: [], layout: {} }],
  ['no plot', 'text'],
  ['one that is too large', { data: [{ type: 'bar', x: Array(300_000).fill('甲乙') }] }],
])('%s keeps its line', (_, plot) => {
  const html = rendered({ [TYPE]: plot });
  expect(drawn(html)).toBeNull();
  expect(html).toContain('此处是Plotly 交互图');
});

it('the still picture stands in the place of a plot until it is drawn', () => {
  const name = 'nb02-plotly.ipynb';
  const html = [...renderNotebook({ name, bytes: fixture(`notebooks/${name}`) })].join('');
  expect(drawn(html)).not.toBeNull();
  expect(html).toMatch(/data-plotly="[^"]*"><div class="output picture"><img/);
});
