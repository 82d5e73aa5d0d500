import { createHash } from 'node:crypto';
import type { DemoProjects } from './projects.ts';
import type { DemoPublished } from './published.ts';
import { type Dice, demoId, dice } from './random.ts';
import { MINUTE } from '@whaletide/schema/shared/rules/time.ts';

/**
 * Numbers of projects and datasets per unit of scale: at scale 1,000 they are 100,000 and 50,000.
 */
const PROJECTS_A_SCALE = 100;
const DATASETS_A_SCALE = 50;
/** Their numbers begin behind those of the catalogue, however it grows. */
const FIRST = 1_000_000;

const PLACES = ['浦东', '海淀', '天河', '武昌', '渝中', '思明', '鼓楼', '市南', '历下'] as const;
const SUBJECTS = ['房价', '客流', '空气质量', '销量', '病害', '用电量', '降雨', '评论'] as const;
const WAYS = ['预测', '分类', '分析', '清洗', '可视化', '入门', '基线'] as const;

/** Titles that share words, as those of many members do; the number keeps them apart. */
const titleOf = ({ pick }: Dice, index: number): string =>
  `${pick(PLACES)}${pick(SUBJECTS)}${pick(WAYS)}（${index + 1}）`;

const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

/** A function that tells what belongs to an id, of rows that name it. */
const of = <Row>(rows: readonly Row[], idOf: (row: Row) => string) => {
  const grouped = Map.groupBy(rows, idOf);
  return (id: string): readonly Row[] => grouped.get(id) ?? [];
};

/**
 * The projects of a demo with as many more of the crowd as its scale asks for: each with what one
 * of the catalogue's has in its newest version. At scale 1 it stays as it is.
 */
export const withMoreProjects = (
  made: DemoProjects,
  crowd: readonly string[],
  scale: number,
  now: Date,
): DemoProjects => {
  const sources = made.labs.filter((lab) => lab.versionDate && !lab.private);
  const tagsOf = of(made.tags, ({ labId }) => labId);
  const versionsOf = of(made.versions, ({ labId }) => labId);
  const notebooksOf = of(made.notebooks, ({ versionId }) => versionId);
  const thrown = dice(481);
  const more = times(scale > 1 ? PROJECTS_A_SCALE * scale : 0, (index) => {
    const source = sources[index % sources.length];
    const newest = source && versionsOf(source.id).at(-1);
    if (!newest) throw new Error('No project of the demo is public');
    const date = new Date(now.getTime() - (index + 1) * MINUTE);
    const labId = demoId('project', FIRST + index);
    const versionId = demoId('projectVersion', FIRST + index);
    const lab = {
      ...source,
      id: labId,
      memberId: crowd[index % crowd.length] ?? source.memberId,
      title: titleOf(thrown, index),
      parentId: null,
      sortWeight: 0,
      bookmarksNumber: 0,
      forksNumber: 0,
      viewsNumber: thrown.between(0, 900),
      createDate: date,
      updateDate: date,
      versionDate: date,
    };
    const seal = createHash('sha256').update(`demo ${versionId}`).digest('base64url');
    const notebooks = notebooksOf(newest.id).map((notebook, position) => ({
      ...notebook,
      id: demoId('notebook', (FIRST + index) * 32 + position),
      versionId,
    }));
    const tags = tagsOf(source.id).map((link) => ({ ...link, labId }));
    return {
      lab,
      version: { ...newest, id: versionId, labId, number: 1, date, seal },
      notebooks,
      tags,
    };
  });
  return {
    ...made,
    labs: [...made.labs, ...more.map(({ lab }) => lab)],
    versions: [...made.versions, ...more.map(({ version }) => version)],
    notebooks: [...made.notebooks, ...more.flatMap(({ notebooks }) => notebooks)],
    tags: [...made.tags, ...more.flatMap(({ tags }) => tags)],
  };
};

/** The datasets of a demo, likewise; the files are the catalogue's. */
export const withMoreDatasets = (
  made: DemoPublished,
  crowd: readonly string[],
  scale: number,
  now: Date,
): DemoPublished => {
  const sources = made.datasets.filter(({ visibility }) => visibility === 'PUBLIC');
  const versionsOf = of(made.versions, ({ datasetId }) => datasetId);
  const filesOf = of(made.files, ({ versionId }) => versionId);
  const thrown = dice(771);
  const more = times(scale > 1 ? DATASETS_A_SCALE * scale : 0, (index) => {
    const source = sources[index % sources.length];
    const newest = source && versionsOf(source.id).at(-1);
    if (!newest) throw new Error('No dataset of the demo is public');
    const date = new Date(now.getTime() - (index + 1) * MINUTE);
    const datasetId = demoId('dataset', FIRST + index);
    const versionId = demoId('datasetVersion', FIRST + index);
    const title = titleOf(thrown, index);
    const dataset = {
      ...source,
      id: datasetId,
      memberId: crowd[index % crowd.length] ?? source.memberId,
      title,
      titleKey: title.toLowerCase(),
      versionNumber: 1,
      selected: false,
      sortWeight: 0,
      bookmarksNumber: 0,
      viewsNumber: thrown.between(0, 900),
      downloadsNumber: thrown.between(0, 90),
      createDate: date,
      updateDate: date,
    };
    const files = filesOf(newest.id).map((file) => ({ ...file, versionId }));
    return { dataset, version: { ...newest, id: versionId, datasetId, number: 1, date }, files };
  });
  return {
    ...made,
    datasets: [...made.datasets, ...more.map(({ dataset }) => dataset)],
    versions: [...made.versions, ...more.map(({ version }) => version)],
    files: [...made.files, ...more.flatMap(({ files }) => files)],
  };
};
