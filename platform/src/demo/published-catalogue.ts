import type { Host } from './organizations.ts';
import type { Account } from './people.ts';

/** A dataset of a member's, as the demo has it. */
export interface DatasetPlan {
  title: string;
  about: string;
  /** One of the crowd by number, or an account. */
  by: Account | number;
  /** Organization in whose name it is published; absent for its member's own. */
  host?: Host;
  license: string;
  tags: readonly string[];
  files: FilesOf;
  visibility?: 'PRIVATE' | 'SHARED';
  featured?: true;
  pinned?: true;
  /** Note of the second version on itself; one version without it. */
  second?: string;
  /** The chapters of its document. */
  chapters: readonly (readonly [title: string, text: string])[];
}

/** Material of the files of a dataset (published-files.ts). */
export type FilesOf =
  | 'penguins'
  | 'weather'
  | 'tides'
  | 'reviews'
  | 'waves'
  | 'scores'
  | 'traffic'
  | 'power'
  | 'dialogues'
  | 'harvest';

export const datasetPlans: readonly DatasetPlan[] = [
  {
    title: '帕默群岛企鹅观测数据',
    about: '三种企鹅的体长、喙长、体重与性别，适合作为分类入门的第一份数据。',
    by: 'organizer',
    host: 'organizer',
    license: 'CC0 1.0',
    tags: ['表格预测', '自然科学', '表格'],
    files: 'penguins',
    featured: true,
    pinned: true,
    second: '补充字段说明，并把训练集与测试集分到两个文件夹。',
    chapters: [
      ['数据来源', '由帕默站长期生态研究项目采集，随 palmerpenguins 以 CC0 1.0 发布。'],
      ['字段', '`species` 是要判断的种类；其余各列是观测到的特征，个别记录有缺失。'],
      ['怎么用', '先画出喙长与喙深的散点图，再训练一个最简单的分类器。'],
    ],
  },
  {
    title: '西雅图逐日天气',
    about: '四年的逐日降水、最高最低气温与风速，可做降雨判断和气温预测。',
    by: 'captain',
    license: 'CC0 1.0',
    tags: ['时间序列', '气象海洋', '表格'],
    files: 'weather',
    featured: true,
    second: '修正了两处日期的格式。',
    chapters: [
      ['数据来源', 'NOAA 的公开观测，经 vega-datasets 整理。'],
      ['注意', '请按时间先后划分训练与验证，随机划分会泄漏未来的信息。'],
    ],
  },
  {
    title: '东海三站潮位模拟数据',
    about: '三个验潮站的逐时潮位，由调和常数合成，带少量缺测。',
    by: 'creator',
    license: 'CC BY 4.0',
    tags: ['时间序列', '气象海洋', '表格'],
    files: 'tides',
    featured: true,
    chapters: [
      ['说明', '由主要分潮的调和常数叠加噪声得到，仅供练习，不能用于航行。'],
      ['缺测', '空值表示缺测，约占百分之二。'],
    ],
  },
  {
    title: '中文商品评论情感语料（节选）',
    about: '自拟的商品短评与正负标签，用来练习文本清洗与情感分类。',
    by: 'creator',
    license: 'CC BY-SA 4.0',
    tags: ['情感分析', '互联网', '文本'],
    files: 'reviews',
    featured: true,
    chapters: [
      ['标注', '`label` 为 1 表示正面，0 表示负面；句子由志愿者撰写。'],
      ['许可', '再发布时请以相同方式共享。'],
    ],
  },
  {
    title: '海浪图像四分类样例',
    about: '按颜色与浪高分成四类的小图，附标签表，一分钟就能跑通图像分类流程。',
    by: 0,
    license: 'MIT',
    tags: ['图像分类', '自然科学', '图像'],
    files: 'waves',
    featured: true,
    chapters: [
      ['目录', '`images/` 下是图片，`labels.csv` 给出每张图片的类别。'],
      ['用途', '体积很小，适合测试数据读取与增强。'],
    ],
  },
  {
    title: '学习时长与课程成绩',
    about: '模拟的选课记录：每周学习时长、作业完成率与期末成绩。',
    by: 1,
    license: 'ODC-By',
    tags: ['表格预测', '教育', '表格'],
    files: 'scores',
    chapters: [['说明', '全部由程序生成，不含任何真实学生的信息。']],
  },
  {
    title: '城市路口车流量',
    about: '十二个路口的逐时车流，带节假日标记，可做短时预测。',
    by: 2,
    license: 'ODbL',
    tags: ['时间序列', '交通出行', '表格'],
    files: 'traffic',
    featured: true,
    chapters: [['口径', '每小时通过停止线的车辆数，两轮车不计入。']],
  },
  {
    title: '园区用电负荷与气温',
    about: '一个园区的逐时用电与同期气温，适合研究温度与负荷的关系。',
    by: 3,
    license: 'CC BY-NC 4.0',
    tags: ['时间序列', '能源环境', '表格'],
    files: 'power',
    chapters: [['许可', '可用于学习与研究，商业用途请先联系作者。']],
  },
  {
    title: '客服对话意图样本',
    about: '多轮客服对话的 JSON 样本与意图标签，用于练习对话理解。',
    by: 4,
    license: 'Apache 2.0',
    tags: ['文本分类', '互联网', '文本'],
    files: 'dialogues',
    chapters: [['结构', '每个对话有编号、轮次和意图；说话人分为用户与客服。']],
  },
  {
    title: '主要作物单产（模拟）',
    about: '按地区和年份的作物单产与降水、积温，供回归练习。',
    by: 5,
    license: 'ODC PDDL',
    tags: ['表格预测', '农业', '地理信息'],
    files: 'harvest',
    chapters: [['说明', '地区以编号表示，数值为模拟。']],
  },
  {
    title: '企鹅数据的清洗版',
    about: '去掉缺失并统一了单位，可以直接训练。',
    by: 'member',
    license: 'CC0 1.0',
    tags: ['表格预测', '自然科学', '表格'],
    files: 'penguins',
    chapters: [['与原版的不同', '去掉了有缺失的记录，体重换算成千克。']],
  },
  {
    title: '两周天气的小样本',
    about: '从西雅图天气里抽出的小样本，方便快速调试。',
    by: 6,
    license: '仅限学习与研究',
    tags: ['时间序列', '气象海洋'],
    files: 'weather',
    chapters: [['用途', '调试流程时用，不适合得出结论。']],
  },
  {
    title: '潮位预测的中间结果',
    about: '把链接发给队友就能看到的一份中间结果。',
    by: 'captain',
    license: 'CC BY 4.0',
    tags: ['时间序列', '气象海洋'],
    files: 'tides',
    visibility: 'SHARED',
    chapters: [['说明', '只给队友看，还在修改。']],
  },
  {
    title: '还没整理好的路口数据',
    about: '',
    by: 'member',
    license: 'CC BY 4.0',
    tags: ['交通出行'],
    files: 'traffic',
    visibility: 'PRIVATE',
    chapters: [['待办', '补上缺失的两天，再公开。']],
  },
  {
    title: '分潮参数草稿',
    about: '三个站的调和常数，还在核对。',
    by: 'captain',
    license: 'CC BY 4.0',
    tags: ['气象海洋'],
    files: 'tides',
    visibility: 'PRIVATE',
    chapters: [['待办', '核对大陈站的迟角。']],
  },
];
