import { type FieldDefinition, fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';

const field = (change: Pick<FieldDefinition, '_id' | 'Title'> & Partial<FieldDefinition>) => ({
  Type: fieldTypes.shortText,
  Required: false,
  Placeholder: null,
  SizeLimit: null,
  AcceptExts: [],
  SelectArray: [],
  Hide: false,
  ...change,
});

export const TRACKS = ['科普可视化', '业务应用', '算法工具'];

export const workFields: FieldDefinition[] = [
  field({ _id: 'title', Title: '作品名称', Required: true, Placeholder: '一句话能说清楚的名字' }),
  field({
    _id: 'about',
    Title: '作品介绍',
    Type: fieldTypes.longText,
    Required: true,
    Placeholder: '解决什么问题，用了哪些数据，怎样验证效果',
  }),
  field({
    _id: 'report',
    Title: '作品报告',
    Type: fieldTypes.file,
    SizeLimit: 10_240,
    AcceptExts: ['.pdf', '.md', '.zip'],
  }),
  field({ _id: 'project', Title: '作品项目', Type: fieldTypes.projectVersion }),
  field({
    _id: 'track',
    Title: '参赛方向',
    Type: fieldTypes.option,
    Required: true,
    SelectArray: TRACKS,
  }),
];

export const agreementFields: FieldDefinition[] = [
  field({ _id: 'school', Title: '单位或学校', Required: true }),
  field({
    _id: 'proof',
    Title: '在读或在职证明',
    Type: fieldTypes.file,
    SizeLimit: 5_120,
    AcceptExts: ['.pdf', '.png', '.jpg'],
  }),
];

export const NOTICE = `请确认所填信息真实有效，并同意主办方仅将其用于本次比赛的资质审核。

- 审核一般在 **1 个工作日** 内完成。
- 资料不实的团队将被取消参赛资格。`;

/** By the number of the tab: what is asked for, how it is judged, and how it is handed in. */
export const ideasTexts: readonly string[] = [
  `## 背景

海表温度、波高、叶绿素、浮标轨迹……公开的海洋数据越来越多，真正走进生活的却还不多。这场比赛不比分数的小数点：请用公开数据做一件有人愿意用的作品。

## 任务

- **作品提交**：一件完成的作品，图表、文章、工具都可以，附作品报告；也可以链接一个社区项目。
- **自动评测**：把训练流水线接到平台上，用团队的上传令牌由程序提交结果。

参赛方向三选一：${TRACKS.join('、')}。

## 奖励

奖金共 ¥20,000，获奖作品在「所有作品」展出。`,
  `## 评审方式

评委按三项打分，满分 100，成绩取最好的一次。

| 项目 | 分值 | 看什么 |
| --- | --- | --- |
| 创意 | 40 | 问题是否真实，角度是否新 |
| 完成度 | 30 | 数据与方法是否说得清，结论是否站得住 |
| 实用性 | 30 | 谁会用它，拿到手能不能用 |

提交作品前需要通过资质审核，审核一般在 1 个工作日内完成。`,
  `- 作品报告：PDF、Markdown 或 ZIP，不超过 10 MB。
- 每天最多提交 3 次，总共 10 次；评审期间可以继续完善后再次提交。
- 请注明每一份数据的来源与授权。`,
];

export const titles = [
  '潮汐钟：今天几点赶海',
  '看得见的海温四十年',
  '渔船避风路线助手',
  '赤潮预警小程序',
  '鲸鸣声谱图鉴',
  '珊瑚白化对照相册',
  '港口能见度日历',
  '给小学生的洋流课',
  '海漂垃圾溯源地图',
  '风暴潮淹没推演',
  '浮标数据体检',
  '海藻碳汇计算器',
] as const;
export const comments = [
  '选题贴近生活，图做得很清楚；如果能说明数据的时间范围会更好。',
  '方法扎实，验证部分写得很完整。',
  '想法不错，但结论与图不太对得上，建议补充对照。',
  '完成度高，可以直接给社区使用。',
] as const;
