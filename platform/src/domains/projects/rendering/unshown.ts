import { listOf, recordOf, textOf } from './values.ts';

/** Classes of outputs that are worth showing without their scripts, as Colab's tables. */
export const NEEDS_SCRIPT = '需要脚本的输出';

export const ANIMATION = 'matplotlib 动画';

/** Outputs that need scripts: how to know them, and what they are called. */
const kinds: { name: string; type?: RegExp; html?: RegExp }[] = [
  // Before those whose names may stand in the letters of its pictures.
  { name: ANIMATION, html: /\banim-controls\b|\bnew Animation\(/ },
  { name: 'Plotly 交互图', type: /^application\/vnd\.plotly/, html: /plotly/i },
  { name: 'Altair（Vega）交互图', type: /^application\/vnd\.vega/, html: /vega-?(embed|lite)/i },
  {
    name: 'Bokeh 交互图',
    type: /^application\/vnd\.(bokeh|holoviews)/,
    html: /bokeh|BK_ROOT|bk-root/,
  },
  { name: 'folium 交互地图', html: /leaflet|folium/i },
  { name: 'ECharts 交互图', html: /echarts/i },
  { name: '交互控件', type: /^application\/vnd\.jupyter\.widget/ },
  { name: 'JavaScript 输出', type: /^(application|text)\/javascript/ },
  { name: 'PDF 文件', type: /^application\/pdf/ },
  { name: '音频', type: /^audio\//, html: /<audio\b/i },
  { name: '视频', type: /^video\//, html: /<video\b/i },
  { name: '嵌入的网页', html: /<iframe\b/i },
  { name: NEEDS_SCRIPT, html: /<script\b/i },
];

/** The title of a plot and the kinds of its marks, as its own data says. */
const detailOf = (data: Record<string, unknown>): string => {
  const plotly = recordOf(
    Object.entries(data).find(([type]) => type.startsWith('application/vnd.plotly'))?.[1],
  );
  const { title } = recordOf(plotly.layout);
  const name = textOf(recordOf(title).text ?? title);
  const traces = listOf(plotly.data).map((trace) => textOf(recordOf(trace).type) || 'scatter');
  const parts = [
    name && `「${name.replaceAll(/<[^<>]*>/g, '').slice(0, 80)}」`,
    traces.length > 0 && `${[...new Set(traces)].slice(0, 5).join('、')}，${traces.length} 组数据`,
  ];
  return parts.filter(Boolean).join('，');
};

/** The name of an output that needs scripts, which this page has none of; null for others. */
export const interactiveName = (data: Record<string, unknown>): string | null => {
  const types = Object.keys(data);
  const html = textOf(data['text/html']);
  const byType = kinds.find(({ type }) => type && types.some((one) => type.test(one)));
  const byHtml = /<(script|iframe|audio|video)\b/i.test(html)
    ? kinds.find(({ html: sign }) => sign?.test(html))
    : undefined;
  return (byType ?? byHtml)?.name ?? null;
};

/** The name of an interactive output with what is known of it. */
export const plotTitle = (data: Record<string, unknown>): string =>
  [interactiveName(data), detailOf(data)].filter(Boolean).join('：');

/** A line in place of an output that can't be shown. */
export const unshownText = (data: Record<string, unknown>): string => {
  const name = interactiveName(data);
  if (name === null) {
    const types = Object.keys(data).slice(0, 3).join('、');
    return types ? `此处有一个输出（${types}），这里无法显示` : '此处有一个空的输出';
  }
  const detail = detailOf(data);
  return `此处是${name}${detail && `：${detail}`}，这里无法显示，可以下载笔记本后查看`;
};
