import type { LabTagGroup } from '@whaletide/schema/domains/projects/rest/project-documents.ts';

/** The tags of projects by their groups; places in it are ids, so that nothing changes its place. */
const groups: readonly (readonly [string, readonly string[]])[] = [
  ['内容', ['入门教程', '比赛方案', '数据分析', '论文复现', '工具与技巧']],
  ['任务', ['分类', '回归', '时间序列', '聚类', '异常检测', '目标检测', '文本分类', '推荐']],
  ['数据', ['表格', '图像', '文本', '语音', '地理信息', '图与网络']],
  ['方法', ['特征工程', '可视化', '集成学习', '深度学习', '大模型', '统计检验']],
  ['领域', ['气象海洋', '生物医药', '金融经济', '教育', '交通', '能源']],
  ['社区', ['官方推荐', '创作者计划']],
];

const idOf = (group: number, place: number): string =>
  `1ab7a6${String(group).padStart(9, '0')}${String(place).padStart(9, '0')}`;

export const tagGroups: readonly LabTagGroup[] = groups.map(([Name, names], group) => ({
  _id: idOf(group + 1, 0),
  Name,
  children: names.map((name, place) => ({ _id: idOf(group + 1, place + 1), Name: name })),
}));

const tags = new Map(tagGroups.flatMap(({ children }) => children.map((tag) => [tag._id, tag])));
const membersOf = new Map(
  tagGroups.map(({ _id, children }) => [_id, children.map((tag) => tag._id)]),
);

/** A tag by its id; undefined for a group, and for what isn't one. */
export const tagById = (id: string) => tags.get(id);

/** The tags that an id stands for: itself, or all of a group. */
export const tagsOf = (id: string): readonly string[] => membersOf.get(id) ?? [id];

/** The id of a tag by its name, for the demo. */
export const tagNamed = (name: string): string | undefined =>
  [...tags.values()].find((tag) => tag.Name === name)?._id;
