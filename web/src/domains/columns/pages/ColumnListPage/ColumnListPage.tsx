import { Group, NativeSelect, Text, Title } from '@mantine/core';
import type { ColumnSort } from '#apollo/schema.generated.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { EndlessList } from '#components/EndlessList/EndlessList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { SubTabs } from '#components/SubTabs/SubTabs.tsx';
import { listJsonLd } from '#lib/json-ld.ts';
import { usePageHead } from '#lib/page-title.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { columnSorts } from '#domains/columns/column-sorts.ts';
import {
  ApplyButton,
  AuthorButtons,
} from '#domains/columns/components/AuthorButtons/AuthorButtons.tsx';
import { ColumnCard } from '#domains/columns/components/ColumnCard/ColumnCard.tsx';
import { ColumnCardSkeleton } from '#domains/columns/components/ColumnCard/ColumnCardSkeleton.tsx';
import { columnListPath, columnPath } from '#domains/columns/paths.ts';
import { useColumnListQuery } from './ColumnList.generated.ts';
import classes from './ColumnListPage.module.css';

interface ColumnsProps {
  sort: ColumnSort;
  subscribed: boolean;
}

const Columns = ({ sort, subscribed }: ColumnsProps) => {
  const query = useColumnListQuery({
    variables: { sort, subscribed, page: 1 },
    // Follows may have changed on any other page.
    ...(subscribed && { fetchPolicy: 'cache-and-network' }),
  });
  usePageHead({
    title: '专栏',
    description: '跟着一位作者，把一个主题的项目从头读到尾。',
    canonical: columnListPath,
    feed: `${columnListPath}/rss.xml`,
    jsonLd: listJsonLd(
      query.data?.columns.items.map(({ id, name }) => ({ name, path: columnPath(id) })),
    ),
  });
  const none = subscribed ? (
    <EmptyState
      text="还没有关注的专栏哦~"
      action={<AppLink to={columnListPath}>去看看全部专栏</AppLink>}
    />
  ) : (
    <EmptyState text="没有找到指定的专栏" />
  );
  const skeleton = (
    <ul className={classes.grid}>
      {Array.from({ length: 6 }, (_, index) => (
        <ColumnCardSkeleton key={index} />
      ))}
    </ul>
  );
  return (
    <EndlessList
      query={query}
      list={query.data?.columns}
      empty={none}
      skeleton={skeleton}
      leadHeight={800}
    >
      {(items) => (
        <ul className={classes.grid}>
          {items.map((column, index) => (
            <ColumnCard key={column.id} column={column} eager={index < 6} />
          ))}
        </ul>
      )}
    </EndlessList>
  );
};

const FOLLOWED = 'subscribed';

/** The address of the list with this tab and this order. */
const addressOf = (tab: string | null, sort: string | null) => {
  const query = new URLSearchParams({ ...(tab && { tab }), ...(sort && { sort }) });
  return query.size > 0 ? `${columnListPath}?${query}` : columnListPath;
};

/** /home/column?tab=&sort= */
const ColumnListPage = () => {
  const [query, changeQuery] = useAddressQuery();
  const { viewer, loading } = useViewer();
  const sort = columnSorts.find(({ value }) => value === query.get('sort')) ?? columnSorts[0];
  const subscribed = viewer !== null && query.get('tab') === FOLLOWED;
  const tabs = [
    { key: 'all', title: '全部', to: addressOf(null, query.get('sort')) },
    { key: FOLLOWED, title: '我的关注', to: addressOf(FOLLOWED, query.get('sort')) },
  ];

  return (
    <PageFrame>
      <Group justify="space-between" align="end" mb="lg" gap="sm">
        <div>
          <Title order={1}>专栏</Title>
          <Text c="dimmed">跟着一位作者，把一个主题的项目从头读到尾</Text>
        </div>
        {viewer ? <AuthorButtons /> : <ApplyButton />}
      </Group>
      <div className={classes.bar}>
        {viewer ? (
          <SubTabs label="专栏" tabs={tabs} current={subscribed ? FOLLOWED : 'all'} />
        ) : (
          <span />
        )}
        <NativeSelect
          aria-label="专栏排序"
          w={140}
          data={columnSorts.map(({ value, label }) => ({ value, label }))}
          value={sort?.value}
          onChange={({ currentTarget: { value } }) =>
            changeQuery(
              { sort: value === columnSorts[0]?.value ? null : value },
              { replace: true, preventScrollReset: true },
            )
          }
        />
      </div>
      {/* A tab in the address waits for the viewer: visitors have only the list of all. */}
      {!(loading && query.get('tab')) && (
        <Columns sort={sort?.sort ?? 'UPDATED'} subscribed={subscribed} />
      )}
    </PageFrame>
  );
};

export default ColumnListPage;
