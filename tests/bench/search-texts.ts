/** Words that thousands of documents have. */
const WORDS =
  '预测 识别 分析 数据 企鹅 天气 时间 序列 特征 工程 模型 学习 机器 深度 分类 回归 清洗 入门 教程 基线 房价 用户 流失 潮汐 负荷 图像 文本 情感 评论 海浪 浮标 异常 检测 港口 python pandas numpy sklearn xgboost'.split(
    ' ',
  );

/** Texts that ask for one of them, two, and seven beside a word that nothing has. */
export const TELLING = ['数据', 'pandas', '房价预测', '预测 分析 数据 特征 工程 模型 学习 鲸鱼座'];

/** Chinese characters between them: any will do. */
const FIRST = 0x4e00;
const CHARACTERS = 600;

/** Words and texts by chance, a few of them often and most of them seldom; the same every time. */
export const textsBy = (seed: number) => {
  let state = seed;
  const next = () => (state = (state * 1_103_515_245 + 12_345) % 2_147_483_648) / 2_147_483_648;
  const seldom = (most: number) => Math.floor(most * next() ** 2);
  const word = () => WORDS[seldom(WORDS.length)] ?? '';
  const text = (length: number) => {
    let made = '';
    while (made.length < length)
      made += next() < 0.1 ? word() : String.fromCharCode(FIRST + seldom(CHARACTERS));
    return made;
  };
  return { word, text, below: (most: number) => Math.floor(most * next()) };
};
