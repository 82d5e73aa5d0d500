import { sizeRange } from '@whaletide/schema/domains/datasets/rules/datasets.ts';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import surfaces from '#theme/surfaces.module.css';
import { datasetSortOf } from '#domains/datasets/dataset-sorts.ts';
import type { DatasetFilters } from '#domains/datasets/list-filters.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import { DatasetCard } from '../DatasetCard/DatasetCard.tsx';
import { useDatasetListQuery } from './DatasetList.generated.ts';

interface DatasetListProps {
  filters: DatasetFilters;
  /** Only what editors have chosen. */
  featured: boolean;
}

/** The public datasets that the filters leave, page after page while one scrolls. */
export const DatasetList = ({ filters, featured }: DatasetListProps) => {
  const { size, license, tags, sort } = filters;
  const range = sizeRange(size);
  const query = useDatasetListQuery({
    variables: {
      sort: datasetSortOf(sort).sort,
      featured: featured || null,
      licenseId: license,
      allTags: tags.length > 0 ? [...tags] : null,
      minSize: range && range.min > 0 ? range.min : null,
      maxSize: range?.max ?? null,
      page: 1,
    },
  });
  usePageHead({
    jsonLd: listJsonLd(
      query.data?.datasets.items.map(({ id, title }) => ({ name: title, path: datasetPath(id) })),
    ),
  });
  return (
    <EndlessList query={query} list={query.data?.datasets} empty="没有找到指定的数据集">
      {(items) => (
        <ul className={surfaces.rows}>
          {items.map((dataset, index) => (
            <DatasetCard key={dataset.id} dataset={dataset} eager={index < 4} />
          ))}
        </ul>
      )}
    </EndlessList>
  );
};
