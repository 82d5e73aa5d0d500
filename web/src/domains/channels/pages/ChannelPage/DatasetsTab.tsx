import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import surfaces from '#theme/surfaces.module.css';
import { DatasetCard } from '#domains/datasets/components/DatasetCard/DatasetCard.tsx';
import { datasetPath } from '#domains/datasets/paths.ts';
import { datasetSorts } from '#domains/channels/channel-sorts.ts';
import { useChannelDatasetsQuery } from './ChannelContents.generated.ts';
import { ContentsFrame } from './ContentsFrame.tsx';
import { useListAddress } from './useListAddress.ts';

interface DatasetsTabProps {
  channelId: string;
  /** Datasets in all of the channel. */
  count: number;
}

/** Datasets of a channel or of a section of it, pinned ones first. */
export const DatasetsTab = ({ channelId, count }: DatasetsTabProps) => {
  const address = useListAddress(datasetSorts);
  const query = useChannelDatasetsQuery({
    variables: { channelId, sectionId: address.sectionId, sort: address.sort.sort, page: 1 },
  });
  usePageHead({
    jsonLd: listJsonLd(
      query.data?.datasets.items.map(({ id, title }) => ({ name: title, path: datasetPath(id) })),
    ),
  });
  return (
    <ContentsFrame
      channelId={channelId}
      total={count}
      countOf={({ datasetsCount }) => datasetsCount}
      label="数据排序"
      sorts={datasetSorts}
      address={address}
    >
      <EndlessList query={query} list={query.data?.datasets} empty="没有找到指定的数据集">
        {(items) => (
          <ul className={surfaces.rows} aria-label="数据">
            {items.map((dataset, index) => (
              <DatasetCard
                key={dataset.id}
                dataset={dataset}
                eager={index < 4}
                pinned={dataset.channelPlaces?.some(({ isPinned }) => isPinned) ?? false}
              />
            ))}
          </ul>
        )}
      </EndlessList>
    </ContentsFrame>
  );
};
