import type {
  MetaConfig,
  MetaTagGroup,
} from '@whaletide/schema/domains/datasets/rest/dataset-documents.ts';

/** The tags of datasets by what they say; places in it are ids, so that nothing changes its place. */
const kinds: readonly { key: string; name: string; tags: readonly string[]; hidden?: true }[] = [
  {
    key: 'Topic',
    name: '主题',
    tags: [
      '图像分类',
      '目标检测',
      '图像分割',
      '文本分类',
      '情感分析',
      '机器翻译',
      '问答',
      '语音识别',
      '时间序列',
      '表格预测',
      '推荐',
      '聚类与异常检测',
    ],
  },
  {
    key: 'Field',
    name: '领域',
    tags: [
      '气象海洋',
      '生物医药',
      '金融经济',
      '教育',
      '交通出行',
      '能源环境',
      '农业',
      '互联网',
      '社会人文',
      '自然科学',
    ],
  },
  {
    key: 'Kind',
    name: '数据类型',
    tags: ['表格', '图像', '文本', '音频', '视频', '地理信息', '图与网络'],
  },
  {
    key: 'Community',
    name: '社区',
    tags: ['官方推荐', '创作者计划', '应用', '框架', '模型'],
    hidden: true,
  },
];

const idOf = (group: number, place: number): string =>
  `da7a6a${String(group).padStart(9, '0')}${String(place).padStart(9, '0')}`;

export const metaTagGroups: readonly MetaTagGroup[] = kinds.map(({ key, name, tags }, group) => ({
  _id: idOf(group + 1, 0),
  Key: key,
  Name: name,
  children: tags.map((tag, place) => ({ _id: idOf(group + 1, place + 1), Name: tag })),
}));

export const metaConfigs: readonly MetaConfig[] = kinds.map(({ key, name, hidden }, group) => ({
  _id: idOf(group + 1, 0),
  Key: key,
  Name: name,
  IsFilter: hidden !== true,
  MetaData: idOf(group + 1, 0),
}));

const tags = new Map(
  metaTagGroups.flatMap(({ Key, children }) => children.map((tag) => [tag._id, { Key, tag }])),
);
const membersOf = new Map(
  metaTagGroups.map(({ _id, children }) => [_id, children.map((tag) => tag._id)]),
);

/** A tag and the key of its group by its id; undefined for a group, and for what isn't one. */
export const metaTagById = (id: string) => tags.get(id);

/** The tags that an id stands for: itself, or all of a group. */
export const metaTagsOf = (id: string): readonly string[] => membersOf.get(id) ?? [id];

/** The id of a tag by its name, for the demo. */
export const metaTagNamed = (name: string): string | undefined =>
  [...tags.values()].find(({ tag }) => tag.Name === name)?.tag._id;
