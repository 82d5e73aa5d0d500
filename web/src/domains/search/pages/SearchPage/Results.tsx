import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import type { SearchSort } from '#apollo/schema.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import { SoughtContext } from '#domains/search/components/Marked/sought.ts';
import { Alternatives, MostOfIt } from './Alternatives.tsx';
import { FoundDataset } from './FoundDataset.tsx';
import { FoundPost } from './FoundPost.tsx';
import {
  FoundChannel,
  FoundColumn,
  FoundCompetition,
  FoundMember,
  FoundProject,
} from './found.tsx';
import type { KindOfResult } from './kinds.ts';
import { ReasonContext } from './reason.ts';
import { NothingFound } from './NothingFound.tsx';
import { type SearchResultsQuery, useSearchResultsQuery } from './SearchPage.generated.ts';

type Item = SearchResultsQuery['search']['items'][number];

const Found = ({ item }: { item: Item }) => {
  switch (item.__typename) {
    case 'Project':
      return <FoundProject project={item} />;
    case 'Dataset':
      return <FoundDataset dataset={item} />;
    case 'Competition':
      return <FoundCompetition competition={item} />;
    case 'Column':
      return <FoundColumn column={item} />;
    case 'Channel':
      return <FoundChannel channel={item} />;
    case 'ForumPost':
      return <FoundPost post={item} />;
    case 'Member':
      return <FoundMember member={item} />;
  }
};

interface ResultsProps {
  text: string;
  of: KindOfResult;
  sort: SearchSort;
}

/** Results of one kind; more are loaded as the visitor scrolls. */
export const Results = ({ text, of, sort }: ResultsProps) => {
  const { kind, perPage } = of;
  const query = useSearchResultsQuery({ variables: { text, kind, sort, perPage, page: 1 } });
  const found = query.data?.search;
  const meant = found?.alternatives ?? [];
  const none = (
    <NothingFound of={of}>
      <Alternatives texts={meant} />
    </NothingFound>
  );
  return (
    <SoughtContext value={found?.marks.join(' ') || found?.understood || text}>
      <Loaded query={query} of={found} empty={none} skeleton={<RowsSkeleton rows={6} />}>
        {({ items, page, hasNextPage, match, reasons }) =>
          items.length === 0 && !hasNextPage ? (
            none
          ) : (
            <>
              {match === 'MOST' && (
                <MostOfIt of={of}>
                  <Alternatives texts={meant} tab={of.tab} />
                </MostOfIt>
              )}
              <InfiniteList
                hasMore={hasNextPage}
                leadHeight={800}
                onMore={() => query.fetchMore({ variables: { page: page + 1 } })}
              >
                <ul className={surfaces.rows}>
                  {items.map((item) => (
                    <ReasonContext
                      key={item.id}
                      value={reasons.find(({ of: id }) => id === item.id) ?? null}
                    >
                      <Found item={item} />
                    </ReasonContext>
                  ))}
                </ul>
              </InfiniteList>
            </>
          )
        }
      </Loaded>
    </SoughtContext>
  );
};
