import { extensionOf } from '@whaletide/schema/domains/uploads/rules.ts';
import { licenseNamed } from '../domains/datasets/licenses.ts';
import type {
  datasetBookmarks,
  datasets,
  datasetVersionFiles,
  datasetVersions,
} from '../domains/datasets/tables.ts';
import { metaTagNamed } from '../domains/datasets/tags-catalogue.ts';
import type { uploads } from '../domains/uploads/tables.ts';
import { inNameOf } from './organizations.ts';
import { accountId } from './people.ts';
import { type DatasetPlan, datasetPlans } from './published-catalogue.ts';
import { type DemoFiles, publishedFiles } from './published-files.ts';
import { demoId, demoKey, dice } from './random.ts';
import { DAY, HOUR } from '@whaletide/schema/shared/rules/time.ts';

/**
 * First of the keys, beside those of everything else, and number of keys for the files of one
 * dataset.
 */
const FIRST_KEY = 0xd000000;
const ROOM = 32;

const documentOf = ({ about, chapters }: DatasetPlan): string =>
  [about, ...chapters.flatMap(([head, text]) => [`## ${head}`, text])].join('\n\n');

export interface DemoPublished {
  datasets: (typeof datasets.$inferInsert)[];
  versions: (typeof datasetVersions.$inferInsert)[];
  files: (typeof datasetVersionFiles.$inferInsert)[];
  bookmarks: (typeof datasetBookmarks.$inferInsert)[];
  uploads: { upload: typeof uploads.$inferInsert; content: string | Buffer }[];
}

interface Place {
  index: number;
  memberId: string;
  date: Date;
}

const storedFiles = (files: DemoFiles, { index, memberId, date }: Place) =>
  Object.entries(files).map(([path, content], position) => ({
    path,
    content,
    upload: {
      key: demoKey(FIRST_KEY + index * ROOM + position),
      memberId,
      purpose: 'dataset' as const,
      ext: extensionOf(path),
      name: path.split('/').at(-1) ?? path,
      size: Buffer.byteLength(content),
      createDate: date,
    },
  }));

const sizeOf = (files: readonly { upload: { size: number } }[]): number =>
  files.reduce((sum, { upload }) => sum + upload.size, 0);

/** Datasets of several members: public, shared and private ones, some in two versions. */
export const demoPublished = async (
  crowd: readonly string[],
  now: Date,
): Promise<DemoPublished> => {
  const all = await publishedFiles();
  const { next, between } = dice(77);
  const readers = [accountId('captain'), accountId('member'), ...crowd];
  const made: DemoPublished = {
    datasets: [],
    versions: [],
    files: [],
    bookmarks: [],
    uploads: [],
  };
  datasetPlans.forEach((plan, index) => {
    const date = new Date(now.getTime() - (index * 3 + 1) * DAY);
    const createDate = new Date(date.getTime() - (plan.by === 'creator' ? 70 : 15) * DAY);
    const id = demoId('dataset', index);
    const memberId =
      typeof plan.by === 'number' ? (crowd[plan.by] ?? accountId('captain')) : accountId(plan.by);
    const stored = storedFiles(all[plan.files], { index, memberId, date });
    const versions = plan.second ? 2 : 1;
    const share = plan.visibility ? 0 : 0.4 / (1 + index * 0.15);
    const keepers = readers.filter(() => next() < share);
    made.uploads.push(...stored.map(({ upload, content }) => ({ upload, content })));
    made.datasets.push({
      id,
      memberId,
      ...inNameOf(plan.host),
      title: plan.title,
      titleKey: plan.title.toLowerCase(),
      tags: plan.tags.flatMap((name) => metaTagNamed(name) ?? []),
      shortDescription: plan.about,
      document: documentOf(plan),
      licenseId: licenseNamed(plan.license) ?? null,
      visibility: plan.visibility ?? 'PUBLIC',
      versionNumber: versions,
      filesNumber: stored.length,
      size: sizeOf(stored),
      exts: [...new Set(stored.map(({ upload }) => upload.ext))].sort(),
      selected: plan.featured ?? false,
      sortWeight: plan.pinned ? 1 : 0,
      viewsNumber: plan.visibility ? 0 : between(40, 2_400),
      downloadsNumber: plan.visibility ? 0 : between(3, 320),
      bookmarksNumber: keepers.length,
      createDate,
      updateDate: date,
      publishDate: plan.visibility ? null : createDate,
    });
    keepers.forEach((keeper, place) =>
      made.bookmarks.push({
        memberId: keeper,
        datasetId: id,
        date: new Date(date.getTime() - 10 * DAY + place * HOUR),
      }),
    );
    for (let number = 1; number <= versions; number++) {
      const versionId = demoId('datasetVersion', index * ROOM + number);
      // A first version of two was without its last file.
      const own = number < versions ? stored.slice(0, -1) : stored;
      made.versions.push({
        id: versionId,
        datasetId: id,
        number,
        note: number === 1 ? '首次发布' : (plan.second ?? ''),
        filesNumber: own.length,
        size: sizeOf(own),
        date: new Date(date.getTime() - (versions - number) * 6 * DAY),
      });
      made.files.push(
        ...own.map(({ path, upload }) => ({ versionId, path, uploadKey: upload.key })),
      );
    }
  });
  return made;
};
