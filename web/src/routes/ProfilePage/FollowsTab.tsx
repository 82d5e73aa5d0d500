import { Text } from '@mantine/core';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { FollowButton } from '#domains/members/components/FollowButton/FollowButton.tsx';
import { MemberMarks } from '#domains/members/components/MemberFacts/MemberMarks.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import surfaces from '#theme/surfaces.module.css';
import { usePage } from '#routing/usePage.ts';
import {
  type ProfileFollowersQuery,
  useProfileFolloweesQuery,
  useProfileFollowersQuery,
} from './Profile.generated.ts';
import classes from './ProfilePage.module.css';

type Follows = NonNullable<ProfileFollowersQuery['member']>['followers'];
type Row = NonNullable<Follows>['items'][number];

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className={surfaces.rows}>
    {rows.map(
      ({ member }) =>
        member && (
          <li key={member.id} className={`${surfaces.row} ${classes.person}`}>
            <MemberFace member={member} size={44} />
            <div className={classes.about}>
              <span className={classes.name}>
                <MemberName member={member} />
                <MemberMarks member={member} />
              </span>
              {member.signature && (
                <Text size="sm" c="dimmed" truncate>
                  {member.signature}
                </Text>
              )}
            </div>
            <FollowButton member={member} className={classes.follow} />
          </li>
        ),
    )}
  </ul>
);

/** List of a member's followers, newest first. */
export const FollowersTab = ({ memberId }: { memberId: string }) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useProfileFollowersQuery({
    variables: { memberId, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={(data ?? previousData)?.member?.followers}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有人关注"
    >
      {(rows) => <Rows rows={rows} />}
    </PagedList>
  );
};

/** List of the members that a member follows, newest first. */
export const FolloweesTab = ({ memberId }: { memberId: string }) => {
  const { page, onPage } = usePage();
  const { data, previousData, error, loading, refetch } = useProfileFolloweesQuery({
    variables: { memberId, page },
    fetchPolicy: 'cache-and-network',
  });
  return (
    <PagedList
      list={(data ?? previousData)?.member?.followees}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有关注任何人"
    >
      {(rows) => <Rows rows={rows} />}
    </PagedList>
  );
};
