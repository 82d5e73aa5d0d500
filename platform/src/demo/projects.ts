import { createHash } from 'node:crypto';
import type { labNotebooks, labs, labVersions } from '../domains/projects/tables.ts';
import { columnPlans } from './columns-catalogue.ts';
import type { DemoNotebooks } from './notebooks.ts';
import { type Account, accountId } from './people.ts';
import { demoId } from './random.ts';

const DAY = 86_400_000;
/** Room for the notebooks of one version. */
const ROOM = 10;

interface ProjectPlan {
  title: string;
  /** One of the crowd by number, or an account. */
  by: Account | number;
  data: keyof DemoNotebooks;
  private?: boolean;
  /** 1 unless said otherwise. */
  versions?: number;
}

const own: readonly ProjectPlan[] = [
  { title: '企鹅物种识别：从看图到基线', by: 'captain', data: 'penguins', versions: 2 },
  { title: '西雅图降雨预测全流程', by: 'captain', data: 'weather', versions: 3 },
  { title: '体重回归实验记录', by: 'captain', data: 'penguins', private: true },
  { title: '最高气温草稿', by: 'captain', data: 'weather', private: true, versions: 0 },
  { title: '我的第一个数据项目', by: 'member', data: 'penguins' },
  { title: '天气可视化练习', by: 'member', data: 'weather', versions: 0 },
  { title: '比赛方案（未公开）', by: 'member', data: 'weather', private: true, versions: 2 },
  { title: '企鹅数据学习笔记', by: 'newcomer', data: 'penguins' },
  { title: '从零读懂表格数据：企鹅篇', by: 'creator', data: 'penguins', versions: 2 },
  { title: '从零读懂表格数据：天气篇', by: 'creator', data: 'weather', versions: 2 },
  { title: '专栏配图草稿', by: 'creator', data: 'penguins', private: true, versions: 0 },
  { title: '官方入门：读数据、看图、交第一份结果', by: 'organizer', data: 'weather' },
  { title: '特征工程小抄', by: 0, data: 'penguins' },
  { title: '雨日规律分析', by: 1, data: 'weather' },
  { title: '三种企鹅的嘴', by: 2, data: 'penguins' },
  { title: '四季与气温', by: 3, data: 'weather', versions: 2 },
  { title: '对数损失到底在惩罚什么', by: 4, data: 'weather' },
  { title: '最近均值分类器的边界', by: 5, data: 'penguins' },
  { title: '私下的实验', by: 6, data: 'weather', private: true },
  { title: '一页纸看懂数据', by: 7, data: 'penguins' },
];

const titles = new Set(own.map(({ title }) => title));

/** Those that are made for a column come last, so that the others keep their ids. */
const plans: readonly ProjectPlan[] = [
  ...own,
  ...columnPlans.flatMap(({ by, data, titles: all }) =>
    all.filter((title) => !titles.has(title)).map((title) => ({ title, by, data })),
  ),
];

/** What everybody's demo has is no secret; that of a real version is drawn at random. */
const sealOf = (versionId: string): string =>
  createHash('sha256').update(`demo ${versionId}`).digest('base64url');

export interface DemoProjects {
  labs: (typeof labs.$inferInsert)[];
  versions: (typeof labVersions.$inferInsert)[];
  notebooks: (typeof labNotebooks.$inferInsert)[];
}

/** Projects of several members: public and private ones, some without a version. */
export const demoProjects = (
  notebooks: DemoNotebooks,
  crowd: readonly string[],
  now: Date,
): DemoProjects => {
  const made: DemoProjects = { labs: [], versions: [], notebooks: [] };
  plans.forEach((plan, index) => {
    const files = notebooks[plan.data];
    const count = plan.versions ?? 1;
    const updateDate = new Date(now.getTime() - (index + 2) * DAY);
    const labId = demoId('project', index);
    made.labs.push({
      id: labId,
      memberId:
        typeof plan.by === 'number' ? (crowd[plan.by] ?? accountId('captain')) : accountId(plan.by),
      title: plan.title,
      private: plan.private ?? false,
      notebooks: files,
      createDate: new Date(updateDate.getTime() - 20 * DAY),
      updateDate,
    });
    for (let number = 1; number <= count; number++) {
      const id = demoId('projectVersion', index * ROOM + number);
      const date = new Date(updateDate.getTime() - (count - number) * 3 * DAY);
      made.versions.push({ id, labId, number, date, seal: sealOf(id) });
      // A first version of several was only the first notebook.
      const kept = files.slice(0, count > 1 && number === 1 ? 1 : files.length);
      kept.forEach(({ name, content }, position) =>
        made.notebooks.push({
          id: demoId('notebook', (index * ROOM + number) * ROOM + position),
          versionId: id,
          position,
          name,
          content,
        }),
      );
    }
  });
  return made;
};
