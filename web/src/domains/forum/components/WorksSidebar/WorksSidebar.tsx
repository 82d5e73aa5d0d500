import { Skeleton, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { SearchField } from '#components/SearchField/SearchField.tsx';
import { useFramed } from '#routing/useFramed.ts';
import { forumPostPath } from '#domains/forum/paths.ts';
import { WorkRow } from '../WorkRow/WorkRow.tsx';
import { WorkPages } from './WorkPages.tsx';
import { useWorksSidebarQuery } from './WorksSidebar.generated.ts';
import classes from './WorksSidebar.module.css';

interface WorksSidebarProps {
  competitionId: string;
  /** An organization's: works of a closed forum are in no list, so that there is none isn't said. */
  ofOrganization: boolean;
}

/** Works of a competition beside it, six a page. */
export const WorksSidebar = ({ competitionId, ofOrganization }: WorksSidebarProps) => {
  const { framed } = useFramed();
  const [{ title, page }, setAsked] = useState({ title: '', page: 1 });
  const { data, previousData, error, refetch } = useWorksSidebarQuery({
    variables: { competitionId, title: title || null, page },
    fetchPolicy: 'cache-and-network',
  });
  const list = data?.workPosts ?? (error ? undefined : previousData?.workPosts);
  const items = list?.items;
  if (ofOrganization && !title && items?.length === 0) return null;
  return (
    <section aria-labelledby="works-sidebar" className={classes.panel}>
      <Title order={2} size="h5" id="works-sidebar" mb={12}>
        作品
      </Title>
      {/* Works that fit on one page need no search. */}
      {(title || (list && list.totalCount > list.perPage)) && (
        <SearchField
          label="搜索作品"
          className={classes.search}
          text={title}
          onSearch={(text) => setAsked({ title: text, page: 1 })}
        />
      )}
      {!list && error && <ErrorState error={error} onRetry={refetch} />}
      {items?.length === 0 && (
        <Text size="sm" c="dimmed">
          {title ? '没有找到指定的作品' : '暂无作品'}
        </Text>
      )}
      {!(error && !list) && items?.length !== 0 && (
        <ul className={classes.works} aria-busy={!data} data-old={(list && !data) || undefined}>
          {!items &&
            [1, 2, 3].map((place) => (
              <li key={place}>
                <Skeleton height={63} radius="md" />
              </li>
            ))}
          {items?.map(({ id, title: name, work }) => (
            <WorkRow
              key={id}
              id={id}
              title={name}
              cover={work?.cover}
              award={work?.awardName}
              by={work?.team?.name ?? ''}
              to={framed(forumPostPath(id))}
            />
          ))}
        </ul>
      )}
      {list && (
        <WorkPages
          {...list}
          page={page}
          onPage={(next) => setAsked((asked) => ({ ...asked, page: next }))}
        />
      )}
    </section>
  );
};
