import type { Names } from '../names.ts';

const routes = ({
  folder,
  Many,
  one,
  chinese,
}: Names) => `import { lazyPage } from '#routing/lazy-page.ts';
import type { PageRoute } from '#routing/page-route.ts';
import { requireMember } from '../account/components/Viewer/require-member.ts';

export const ${one}Routes: PageRoute[] = [
  {
    path: 'home/user/${folder}',
    handle: { name: 'user-${folder}', title: '我的${chinese}' },
    guard: requireMember,
    lazy: lazyPage(() => import('./pages/Own${Many}Page/Own${Many}Page.tsx')),
  },
];
`;

const document = ({ many, Many }: Names) => `query Own${Many}($page: Int) {
  viewer {
    id
    ${many}(page: $page) {
      items {
        id
        name
        createdAt
      }
      totalCount
      page
      perPage
    }
  }
}
`;

const page = ({ folder, many, Many, chinese }: Names) => `import { Title } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { usePage } from '#routing/usePage.ts';
import { useOwn${Many}Query } from './Own${Many}.generated.ts';

/** /home/user/${folder}?page= */
const Own${Many}Page = () => {
  const { page, onPage } = usePage();
  const { data, error, loading, refetch } = useOwn${Many}Query({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PageFrame>
      <Title order={1}>我的${chinese}</Title>
      <PagedList
        list={data?.viewer?.${many}}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="还没有${chinese}"
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

export default Own${Many}Page;
`;

/** Files of a domain in web. */
export const webFiles = (names: Names): Record<string, string> => {
  const folder = `web/src/domains/${names.folder}`;
  const own = `Own${names.Many}`;
  return {
    [`${folder}/routes.ts`]: routes(names),
    [`${folder}/pages/${own}Page/${own}.graphql`]: document(names),
    [`${folder}/pages/${own}Page/${own}Page.tsx`]: page(names),
  };
};
