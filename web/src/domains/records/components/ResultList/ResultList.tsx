import { Badge, Text } from '@mantine/core';
import { topPercent } from '@whaletide/schema/domains/records/rules/records.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import { formatDate } from '#lib/dates.ts';
import { usePage } from '#routing/usePage.ts';
import surfaces from '#theme/surfaces.module.css';
import { type MemberResultsQuery, useMemberResultsQuery } from './ResultList.generated.ts';
import classes from './ResultList.module.css';

type Result = NonNullable<
  NonNullable<NonNullable<MemberResultsQuery['member']>['record']>['results']
>['items'][number];

const Row = ({ result }: { result: Result }) => {
  const { rank, teamsCount, award, competition, team } = result;
  const percent = topPercent(rank, teamsCount);
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      <div className={classes.place}>
        <strong>第{rank}名</strong>
        <Text size="sm" c="dimmed">
          共{teamsCount}队
        </Text>
      </div>
      <div className={classes.what}>
        {competition ? (
          <AppLink to={competitionPath(competition.id, 'leaderboard')} alone>
            {competition.name}
          </AppLink>
        ) : (
          '已下线的比赛'
        )}
        <Text size="sm" c="dimmed">
          {[team?.name, competition?.endDate && `${formatDate(competition.endDate)}结束`]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <div className={classes.marks}>
        {award && <Badge color="gold">{award}</Badge>}
        {percent !== null && <Badge color="gray">前{percent}%</Badge>}
      </div>
    </li>
  );
};

/** A member's places in final rankings, the competition that ended last first. */
export const ResultList = ({ memberId }: { memberId: string }) => {
  const { page, onPage } = usePage({ name: 'results', keepsScroll: true });
  const { data, previousData, error, loading, refetch } = useMemberResultsQuery({
    variables: { memberId, page },
  });
  return (
    <PagedList
      list={(data ?? previousData)?.member?.record?.results}
      error={error}
      loading={loading}
      onRetry={refetch}
      onPage={onPage}
      empty="还没有进入最终排名的比赛"
    >
      {(rows) => (
        <ul className={surfaces.rows}>
          {rows.map((result, index) => (
            <Row key={result.competition?.id ?? index} result={result} />
          ))}
        </ul>
      )}
    </PagedList>
  );
};
