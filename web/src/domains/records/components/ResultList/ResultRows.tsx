import { Badge, Text } from '@mantine/core';
import { rankText } from '@whaletide/schema/domains/leaderboards/rules/rank-texts.ts';
import { topPercent } from '@whaletide/schema/domains/records/rules/records.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { competitionPath } from '#domains/competitions/paths.ts';
import { formatDate } from '#lib/dates.ts';
import surfaces from '#theme/surfaces.module.css';
import type { ResultFactsFragment } from './ResultList.generated.ts';
import classes from './ResultList.module.css';

const Row = ({ result }: { result: ResultFactsFragment }) => {
  const { rank, rankLow, rankHigh, teamsCount, award, competition, team } = result;
  const percent = topPercent(rank, teamsCount);
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      <div className={classes.place}>
        <strong>{rankText(rank, rankLow, rankHigh)}</strong>
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

/** Places in final rankings, in their order. */
export const ResultRows = ({ results }: { results: readonly ResultFactsFragment[] }) => (
  <ul className={surfaces.rows}>
    {results.map((result, index) => (
      <Row key={result.competition?.id ?? index} result={result} />
    ))}
  </ul>
);
