import { Title } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { usePage } from '#routing/usePage.ts';
import { useOwnClassesQuery } from './OwnClasses.generated.ts';

/** /home/user/classes?page= */
const OwnClassesPage = () => {
  const { page, onPage } = usePage();
  const { data, error, loading, refetch } = useOwnClassesQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PageFrame>
      <Title order={1}>我的班级</Title>
      <PagedList
        list={data?.viewer?.classes}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="还没有班级"
      >
        {(rows) => (
          <ul>
            {rows.map(({ id, name, createdAt }) => (
              <li key={id}>
                {name} · <RelativeTime time={createdAt} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </PageFrame>
  );
};

export default OwnClassesPage;
