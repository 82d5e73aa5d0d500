import { coverPath } from '#components/Cover/cover-path.ts';
import { collectionLd, trailLd } from '#lib/json-ld.ts';
import type { PageHead } from '#lib/page-render.ts';
import type { ColumnFactsFragment } from '#domains/columns/ColumnFacts.generated.ts';
import { columnListPath, columnPath } from '#domains/columns/paths.ts';

type Column = Pick<
  ColumnFactsFragment,
  'id' | 'name' | 'image' | 'description' | 'updatedAt' | 'projectsCount'
> & { owner: { name: string } | null };

/**
 * Builds the head of a column's document. @param searches true where results of a search within the
 * column are shown
 */
export const columnHead = (column: Column, searches: boolean): PageHead => {
  const { id, name, description, updatedAt, owner } = column;
  const path = columnPath(id);
  const image = column.image ?? coverPath(id, name);
  return {
    title: name,
    description: description || `专栏「${name}」，收录 ${column.projectsCount} 个项目。`,
    image,
    canonical: path,
    hidden: searches || undefined,
    feed: `${path}/rss.xml`,
    jsonLd: (absolute) => [
      collectionLd({ path, name, description, image, author: owner, updatedAt }, absolute),
      trailLd(
        [
          { name: '专栏', path: columnListPath },
          { name, path },
        ],
        absolute,
      ),
    ],
  };
};
