import { datasetPath } from '#domains/datasets/paths.ts';
import { datasetSorts, sortOf } from '#domains/channels/channel-sorts.ts';
import { placeIn } from './content.ts';
import { useManagedChannelDatasetsQuery } from './Contents.generated.ts';
import { ContentsPanel } from './ContentsPanel.tsx';
import { useAskedContents } from './useAskedContents.ts';

/** Datasets of a channel. */
export const DatasetsPanel = ({ channelId }: { channelId: string }) => {
  const [asked, ask] = useAskedContents();
  const { sort, text, page } = asked;
  const query = useManagedChannelDatasetsQuery({
    variables: { channelId, sort: sortOf(datasetSorts, sort).sort, title: text || null, page },
    // Moderators see at once what they have changed, page by page.
    fetchPolicy: 'no-cache',
  });
  const list = (query.data ?? query.previousData)?.datasets;
  return (
    <ContentsPanel
      channelId={channelId}
      kind="DATASET"
      sectionId={null}
      sorts={datasetSorts}
      asked={asked}
      onAsk={ask}
      query={query}
      list={
        list && {
          ...list,
          items: list.items.map(({ creator, ...dataset }) => ({
            ...dataset,
            author: creator,
            ...placeIn(dataset),
          })),
        }
      }
      pathOf={(id) => datasetPath(id)}
    />
  );
};
