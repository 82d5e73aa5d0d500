import { coverPath } from '#components/Cover/cover-path.ts';
import { datasetLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import type { DatasetPageQuery } from './DatasetPage.generated.ts';

export type ShownDataset = NonNullable<DatasetPageQuery['dataset']>;

/** Builds the head of a dataset's document, the same in all of its tabs. */
export const datasetHead = (dataset: ShownDataset): PageHead => {
  const { id, title, description, image, visibility, tags, filesCount, updatedAt } = dataset;
  const { archiveUrl, creator, license, organization, size, version } = dataset;
  const path = datasetPath(id, 'document', dataset.organization?.shortName);
  const about = [title, ...tags.map(({ name }) => name)].join(' ');
  return {
    title,
    description: description || `数据集「${title}」，共 ${filesCount} 个文件，可以在线预览和下载。`,
    image: image ?? coverPath(id, about),
    canonical: path,
    hidden: visibility !== 'PUBLIC' || undefined,
    article: { published: dataset.createdAt, modified: updatedAt },
    jsonLd: (absolute) => [
      datasetLd(
        {
          path,
          name: title,
          description: description || title,
          free: true,
          files: [],
          license: license?.link ?? license?.name,
          creator: organization
            ? { name: organization.name, isOrganization: true }
            : creator && { name: creator.name, isOrganization: false },
          download: archiveUrl && filesCount > 0 ? { path: archiveUrl, size } : null,
          image: image ?? coverPath(id, about),
          keywords: tags.map(({ name }) => name),
          version,
          createdAt: dataset.createdAt,
          updatedAt,
        },
        absolute,
      ),
    ],
  };
};
