import { createHash } from 'node:crypto';
import type {
  labBookmarks,
  labNotebooks,
  labs,
  labTagLinks,
  labVersions,
  notebookFiles,
} from '../domains/projects/tables.ts';
import { tagNamed } from '../domains/projects/tags-catalogue.ts';
import { columnPlans } from './columns-catalogue.ts';
import { storedNotebook } from './notebook-files.ts';
import type { DemoNotebooks } from './notebooks.ts';
import { type Host, inNameOf } from './organizations.ts';
import { type Account, accountId } from './people.ts';
import { demoId, dice } from './random.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';
import { statementAt } from './statements.ts';

/** Room for the notebooks of one version. */
const ROOM = 10;

interface ProjectPlan {
  title: string;
  /** One of the crowd by number, or an account. */
  by: Account | number;
  /** Organization in whose name it is published; absent for its author's own. */
  host?: Host;
  data: keyof DemoNotebooks;
  private?: boolean;
  about?: string;
  /** By their names. */
  tags?: readonly string[];
  /** Before all others in the list. */
  pinned?: boolean;
  /** 1 unless said otherwise. */
  versions?: number;
  /** Notes on what is new in its versions, the oldest first. */
  notes?: readonly string[];
  /** Title of the one that it was forked from. */
  forkOf?: string;
}

const own: readonly ProjectPlan[] = [
  {
    title: '企鹅物种识别：从看图到基线',
    by: 'captain',
    data: 'penguins',
    versions: 2,
    about: '先画图找出能区分三种企鹅的两列，再用最近均值分类器交出第一份结果。',
    tags: ['比赛方案', '分类', '表格', '官方推荐'],
  },
  {
    title: '西雅图降雨预测全流程',
    by: 'captain',
    data: 'weather',
    versions: 3,
    notes: ['读数据、画季节图', '按月份滚动验证', '加上概率校准，修正了验证集的泄漏'],
    about: '从读数据、按月份滚动验证，到概率校准，一步一步写清楚。',
    tags: ['比赛方案', '时间序列', '气象海洋'],
  },
  { title: '体重回归实验记录', by: 'captain', data: 'penguins', private: true },
  { title: '最高气温草稿', by: 'captain', data: 'weather', private: true, versions: 0 },
  { title: '我的第一个数据项目', by: 'member', data: 'penguins' },
  { title: '天气可视化练习', by: 'member', data: 'weather', versions: 0 },
  { title: '比赛方案（未公开）', by: 'member', data: 'weather', private: true, versions: 2 },
  { title: '企鹅数据学习笔记', by: 'newcomer', data: 'penguins' },
  { title: '从零读懂表格数据：企鹅篇', by: 'creator', data: 'penguins', versions: 2 },
  { title: '从零读懂表格数据：天气篇', by: 'creator', data: 'weather', versions: 2 },
  { title: '专栏配图草稿', by: 'creator', data: 'penguins', private: true, versions: 0 },
  {
    title: '官方入门：读数据、看图、交第一份结果',
    by: 'organizer',
    host: 'organizer',
    data: 'weather',
    about: '第一次参赛从这里开始：十分钟跑通一份能提交的结果。',
    tags: ['入门教程', '官方推荐'],
    pinned: true,
  },
  {
    title: '特征工程小抄',
    by: 0,
    data: 'penguins',
    about: '表格数据里最常用的二十个小技巧。',
    tags: ['特征工程', '表格', '工具与技巧'],
  },
  { title: '雨日规律分析', by: 1, data: 'weather', tags: ['数据分析', '气象海洋'] },
  { title: '三种企鹅的嘴', by: 2, data: 'penguins', tags: ['可视化', '表格'] },
  { title: '四季与气温', by: 3, data: 'weather', versions: 2 },
  { title: '对数损失到底在惩罚什么', by: 4, data: 'weather' },
  { title: '最近均值分类器的边界', by: 5, data: 'penguins' },
  { title: '私下的实验', by: 6, data: 'weather', private: true },
  { title: '一页纸看懂数据', by: 7, data: 'penguins' },
];

const titles = new Set(own.map(({ title }) => title));

/** Forks, after all others, so that those keep their ids. */
const forks: readonly ProjectPlan[] = [
  {
    title: '西雅图降雨预测：换成逻辑回归',
    by: 'member',
    data: 'weather',
    forkOf: '西雅图降雨预测全流程',
    about: '沿用原项目的验证方法，把基线换成逻辑回归。',
    tags: ['分类', '气象海洋'],
  },
  {
    title: '企鹅物种识别：课堂练习',
    by: 'newcomer',
    data: 'penguins',
    private: true,
    forkOf: '企鹅物种识别：从看图到基线',
  },
];

/** Plans of all projects. Those made for a column come last, so that the others keep their ids. */
const plans: readonly ProjectPlan[] = [
  ...own,
  ...columnPlans.flatMap(({ by, data, titles: all }) =>
    all.filter((title) => !titles.has(title)).map((title) => ({ title, by, data })),
  ),
  ...forks,
];

/** Id of a project by its title. @throws Error where there is none */
export const projectIdOf = (title: string): string => {
  const index = plans.findIndex((plan) => plan.title === title);
  if (index < 0) throw new Error(`the demo has no project ${title}`);
  return demoId('project', index);
};

/** The id of what a project was forked from. */
const parentOf = ({ forkOf }: ProjectPlan): string | null => {
  const index = plans.findIndex(({ title }) => title === forkOf);
  return index < 0 ? null : demoId('project', index);
};

/**
 * Makes the seal of a version. It is the same in every demo, and so no secret; that of a real
 * version is drawn at random.
 */
const sealOf = (versionId: string): string =>
  createHash('sha256').update(`demo ${versionId}`).digest('base64url');

export interface DemoProjects {
  labs: (typeof labs.$inferInsert)[];
  versions: (typeof labVersions.$inferInsert)[];
  notebooks: (typeof labNotebooks.$inferInsert)[];
  tags: (typeof labTagLinks.$inferInsert)[];
  bookmarks: (typeof labBookmarks.$inferInsert)[];
  files: { row: typeof notebookFiles.$inferInsert; content: string }[];
}

/** The projects among the materials of training camps. */
export const materialProjects = ({ labs: all }: DemoProjects): string[] =>
  ['官方入门：读数据、看图、交第一份结果', '企鹅物种识别：从看图到基线'].flatMap(
    (title) => all.find((lab) => lab.title === title && !lab.private)?.id ?? [],
  );

/** Projects of several members: public and private ones, some without a version. */
export const demoProjects = (
  notebooks: DemoNotebooks,
  crowd: readonly string[],
  now: Date,
): DemoProjects => {
  const stored = {
    penguins: notebooks.penguins.map(storedNotebook),
    weather: notebooks.weather.map(storedNotebook),
  };
  const made: DemoProjects = {
    labs: [],
    versions: [],
    notebooks: [],
    tags: [],
    bookmarks: [],
    files: [...stored.penguins, ...stored.weather].map(({ ref, passages, modules, json }) => {
      const { key, hash, size, language } = ref;
      return { row: { key, hash, size, language, passages, modules, date: now }, content: json };
    }),
  };
  const { next } = dice(48);
  const readers = [accountId('captain'), accountId('member'), ...crowd];
  plans.forEach((plan, index) => {
    const files = stored[plan.data].map(({ ref }) => ref);
    const count = plan.versions ?? 1;
    const updateDate = new Date(now.getTime() - (index + 2) * DAY);
    // A creator's have been there for so long that they earn.
    const createDate = new Date(updateDate.getTime() - (plan.by === 'creator' ? 70 : 20) * DAY);
    const labId = demoId('project', index);
    // A private project has no readers who like it; the first ones are the oldest.
    const share = plan.private || count === 0 ? 0 : 0.5 / (1 + index * 0.12);
    const keepers = readers.filter(() => next() < share);
    keepers.forEach((memberId, place) => {
      const date = new Date(updateDate.getTime() + place * HOUR);
      if (date < now) made.bookmarks.push({ memberId, labId, date });
    });
    const kept = made.bookmarks.filter((bookmark) => bookmark.labId === labId).length;
    made.labs.push({
      id: labId,
      bookmarksNumber: kept,
      memberId:
        typeof plan.by === 'number' ? (crowd[plan.by] ?? accountId('captain')) : accountId(plan.by),
      ...inNameOf(plan.host),
      title: plan.title,
      parentId: parentOf(plan),
      forksNumber: plans.filter(({ forkOf }) => forkOf === plan.title).length,
      viewsNumber: share === 0 ? 0 : kept * 37 + Math.round(1_800 / (index + 1)),
      private: plan.private ?? false,
      shortDescription: plan.about ?? '',
      sortWeight: plan.pinned ? 1 : 0,
      notebooks: files,
      createDate,
      updateDate,
      versionDate: count > 0 ? updateDate : null,
      publishDate: count > 0 && !plan.private ? createDate : null,
      language: count > 0 ? 'python' : null,
    });
    plan.tags?.forEach((name, position) => {
      const tagId = tagNamed(name);
      if (tagId) made.tags.push({ labId, tagId, position });
    });
    for (let number = 1; number <= count; number++) {
      const id = demoId('projectVersion', index * ROOM + number);
      const date = new Date(updateDate.getTime() - (count - number) * 3 * DAY);
      const note = plan.notes?.[number - 1] ?? '';
      const authors = statementAt(index);
      made.versions.push({ id, labId, number, date, note, seal: sealOf(id), ...authors });
      // A first version of several was only the first notebook.
      const some = files.slice(0, count > 1 && number === 1 ? 1 : files.length);
      some.forEach(({ name, hash, size, language }, position) =>
        made.notebooks.push({
          id: demoId('notebook', (index * ROOM + number) * ROOM + position),
          versionId: id,
          position,
          name,
          hash,
          size,
          language,
        }),
      );
    }
  });
  return made;
};
