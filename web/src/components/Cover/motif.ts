/** Subject of a thing, as its cover shows it. */
export type MotifKind = 'picture' | 'series' | 'text' | 'table';

/** In the order in which they are looked for: 图像时间序列 is about pictures first. */
const words: [kind: MotifKind, pattern: RegExp][] = [
  ['picture', /图像|图片|影像|视觉|识别|检测|分割|遥感|image|vision/i],
  ['text', /文本|文字|语言|情感|对话|摘要|翻译|问答|评论|语料|nlp|text/i],
  ['series', /时序|时间序列|序列|预测|预报|流量|负荷|气温|价格|潮位|需求|forecast|series/i],
  ['table', /分类|回归|表格|评分|风险|信用|流失|特征|推荐|classif|regress|tabular/i],
];

/** The subject of a text such as a title with tags; null where it says nothing of one. */
export const motifOf = (text: string): MotifKind | null =>
  words.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
