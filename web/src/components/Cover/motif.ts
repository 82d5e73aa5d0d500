/** Subject of a thing, as its cover shows it. */
export type MotifKind = 'picture' | 'text' | 'series' | 'scatter' | 'bars' | 'table';

/** In the order in which they are looked for: 图像时间序列 is about pictures first. */
const words: [kind: MotifKind, pattern: RegExp][] = [
  ['picture', /图像|图片|影像|视觉|分割|遥感|照片|image|vision/i],
  ['text', /文本|文字|语言|情感|对话|摘要|翻译|问答|评论|语料|短信|意图|nlp|text/i],
  ['series', /时序|时间序列|序列|预测|预报|流量|负荷|气温|天气|价格|潮位|需求|forecast|series/i],
  ['scatter', /分类|识别|检测|异常|聚类|欺诈|违约|流失|classif|cluster/i],
  ['bars', /回归|估计|反演|评分|风险|信用|分布|regress/i],
  ['table', /表格|特征|推荐|数据|tabular/i],
];

/** The subject of a text such as a title with tags; null where it says nothing of one. */
export const motifOf = (text: string): MotifKind | null =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
