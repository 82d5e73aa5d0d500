import { Text } from '@mantine/core';
import { plainText } from '@whaletide/schema/shared/markdown/plain-text.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { useFramed } from '#routing/useFramed.ts';
import { usePage } from '#routing/usePage.ts';
import surfaces from '#theme/surfaces.module.css';
import { ListBar } from './ListBar.tsx';
import { writeUpSortOf } from './write-up-sorts.ts';
import { writeUpsPath } from './write-up-paths.ts';
import { WriteUpAuthors, WriteUpPlace } from './WriteUpFacts.tsx';
import { useWriteUpsQuery } from './WriteUpsPanel.generated.ts';
import classes from './WriteUpsPanel.module.css';

/** Write-ups of a competition by place, each with the beginning of its text. */
export const WriteUpList = ({ competitionId }: { competitionId: string }) => {
  const { page, onPage } = usePage({ name: 'writeups', keepsScroll: true });
  const { framed } = useFramed();
  const [search, changeQuery] = useAddressQuery();
  const sort = writeUpSortOf(search.get('sort'));
  const { data, previousData, error, loading, refetch } = useWriteUpsQuery({
    variables: { competitionId, sort, page },
  });
  const list = (data ?? previousData)?.competition?.writeUps;
  return (
    <>
      <ListBar
        competitionId={competitionId}
        count={list?.totalCount ?? 0}
        sort={sort}
        onSort={(to) =>
          changeQuery({ sort: to, writeups: null }, { preventScrollReset: true, replace: true })
        }
      />
      <PagedList
        list={list}
        error={error ?? (data && !list ? new Error('no list') : undefined)}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="还没有团队分享方案"
      >
        {(rows) => (
          <ul className={surfaces.rows} aria-label="方案">
            {rows.map((writeUp) => {
              const { id, team, excerpt } = writeUp;
              const name = team?.name ?? '已解散的团队';
              return (
                <li key={id} className={`${surfaces.row} ${classes.row}`}>
                  <div className={classes.head}>
                    <WriteUpPlace {...writeUp} />
                    {team ? (
                      <AppLink
                        to={framed(writeUpsPath(competitionId, team.id))}
                        className={classes.team}
                        alone
                      >
                        {name}
                      </AppLink>
                    ) : (
                      name
                    )}
                  </div>
                  <Text className={classes.excerpt} lineClamp={2}>
                    {plainText(excerpt)}
                  </Text>
                  <WriteUpAuthors writeUp={writeUp} />
                </li>
              );
            })}
          </ul>
        )}
      </PagedList>
    </>
  );
};
