import { Group, Stack } from '@mantine/core';
import type { ReactNode } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { TrendLinks } from '#domains/search/components/TrendLinks/TrendLinks.tsx';
import { useSearchTrendsQuery } from '#domains/search/components/SearchBox/SearchBox.generated.ts';
import type { KindOfResult } from './kinds.ts';

interface NothingFoundProps {
  of: KindOfResult;
  /** Texts that may have been meant. */
  children: ReactNode;
}

/** Message of a search without results, with the ways on from there. */
export const NothingFound = ({ of, children }: NothingFoundProps) => {
  // Without trending words the other ways are still there.
  const { data } = useSearchTrendsQuery({ context: { showsErrors: true } });
  const trends = data?.site.searchTrends ?? [];
  const ways = (
    <Stack align="center" gap="xs">
      {children}
      {trends.length > 0 && (
        <Group justify="center" gap="0 16px">
          <span>热门搜索：</span>
          <TrendLinks trends={trends} />
        </Group>
      )}
      {of.list && (
        <AppLink to={of.list} alone>
          浏览全部{of.name}
        </AppLink>
      )}
    </Stack>
  );
  return <EmptyState text={of.empty} action={ways} />;
};
