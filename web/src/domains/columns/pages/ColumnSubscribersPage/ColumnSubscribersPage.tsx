import { Text, Title } from '@mantine/core';
import { useParams } from 'react-router';
import { LevelTag } from '#components/LevelTag/LevelTag.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { ColumnTrail } from '#domains/columns/components/ColumnTrail/ColumnTrail.tsx';
import { useColumnSubscribersQuery } from './ColumnSubscribers.generated.ts';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import classes from './ColumnSubscribersPage.module.css';

/** /home/column/subscriber/:id?page=, for the column's owner. */
const ColumnSubscribersPage = () => {
  const { id = '' } = useParams();
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useColumnSubscribersQuery({
    variables: { id, page },
    fetchPolicy: 'cache-and-network',
  });
  const shown = data ?? previousData;
  const list = shown?.column?.subscribers;
  return (
    <PageFrame width="reading">
      <ColumnTrail {...(shown?.column && { column: shown.column })} here="关注用户" />
      <Title order={1} mb="lg">
        关注用户
      </Title>
      <PagedList
        list={list}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="还没有人关注这个专栏"
      >
        {(rows) => (
          <>
            <Text c="dimmed" mb="sm">
              共 {list?.totalCount} 人关注
            </Text>
            <ul className={surfaces.rows}>
              {rows.map(
                ({ member, subscribedAt }) =>
                  member && (
                    <li key={member.id} className={`${surfaces.row} ${classes.row}`}>
                      <MemberFace member={member} size={40} />
                      <div className={classes.text}>
                        <span className={classes.name}>
                          <MemberName member={member} />
                          <LevelTag level={member.level} />
                        </span>
                        {member.signature && (
                          <Text size="sm" c="dimmed" truncate>
                            {member.signature}
                          </Text>
                        )}
                      </div>
                      <Text size="sm" c="dimmed" className={classes.time}>
                        <RelativeTime time={subscribedAt} />
                        关注
                      </Text>
                    </li>
                  ),
              )}
            </ul>
          </>
        )}
      </PagedList>
    </PageFrame>
  );
};

export default ColumnSubscribersPage;
