import { Group, Skeleton, Title } from '@mantine/core';
import type { ComponentType } from 'react';
import { useParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { InfiniteList } from '#components/InfiniteList/InfiniteList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { usePageHead } from '#lib/page-title.ts';
import { CompetitionCard } from '#domains/competitions/components/CompetitionCard/CompetitionCard.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { NoOrganization } from '#domains/organizations/components/NoOrganization/NoOrganization.tsx';
import { organizationHead } from './organization-head.ts';
import { OrganizationHeader } from './OrganizationHeader.tsx';
import classes from './OrganizationPage.module.css';
import { useOrganizationPageQuery } from './OrganizationPage.generated.ts';

interface OrganizationPageProps {
  /** List of what its members publish in its name, from the domains above. */
  Published: ComponentType<{ shortName: string }>;
}

/** /org/:shortName: who an organization is, what stands in its name, and the competitions that it runs. */
const OrganizationPage = ({ Published }: OrganizationPageProps) => {
  const { shortName = '' } = useParams();
  const { data, error, refetch, fetchMore } = useOrganizationPageQuery({
    variables: { shortName, page: 1 },
  });
  const organization = data?.organization;
  usePageHead(organization ? organizationHead(organization) : {});

  if (!organization) {
    return (
      <PageFrame>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {data && !error && <NoOrganization />}
        {!data && !error && (
          <>
            <Skeleton height={160} radius="lg" mb="xl" />
            <RowsSkeleton rows={6} />
          </>
        )}
      </PageFrame>
    );
  }
  const { competitions: list } = organization;
  const loadMore = () => fetchMore({ variables: { page: (list?.page ?? 1) + 1 } });
  return (
    <>
      <OrganizationHeader organization={organization} />
      <PageFrame>
        {/* Above the competitions, which go on for as long as one scrolls. */}
        <Published shortName={shortName} />
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            比赛
          </Title>
          <AppLink to={competitionListPath} alone>
            查看全部比赛
          </AppLink>
        </Group>
        {!list && <ErrorState error={error} onRetry={refetch} />}
        {list?.items.length === 0 && <EmptyState text="没有找到指定的比赛" />}
        {list && list.items.length > 0 && (
          <InfiniteList hasMore={list.hasNextPage} onMore={loadMore}>
            <ul className={classes.grid}>
              {list.items.map((item, index) => (
                <CompetitionCard key={item.id} competition={item} eager={index < 3} />
              ))}
            </ul>
          </InfiniteList>
        )}
      </PageFrame>
    </>
  );
};

export default OrganizationPage;
