import { Table, Text } from '@mantine/core';
import { Link } from 'react-router';
import { RatingText } from '#components/RatingText/RatingText.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { ratingsOfPath } from '#domains/ratings/paths.ts';
import type { RatingsQuery } from './Ratings.generated.ts';
import classes from './RatingsPage.module.css';

type Row = NonNullable<RatingsQuery['ratings']>['items'][number];

/** Links to the ratings of a member's company and university, as far as the profile tells them. */
const PlaceLinks = ({ member }: { member: NonNullable<Row['member']> }) => {
  const { company, university } = member;
  if (!company && !university) return null;
  return (
    <Text size="sm" className={classes.places}>
      {company && (
        <Link to={ratingsOfPath({ company })} className={classes.place}>
          {company}
        </Link>
      )}
      {university && (
        <Link to={ratingsOfPath({ university })} className={classes.place}>
          {university}
        </Link>
      )}
    </Text>
  );
};

const RatingCells = ({ row }: { row: Row }) => {
  const { rank, member, rating, competitionsCount } = row;
  return (
    <Table.Tr>
      <Table.Td>{rank}</Table.Td>
      <Table.Td>
        {member ? (
          <span className={classes.member}>
            <MemberFace member={member} size={32} />
            <span>
              <MemberName member={member} />
              <PlaceLinks member={member} />
            </span>
          </span>
        ) : (
          '暂时无法显示的用户'
        )}
      </Table.Td>
      <Table.Td>
        <RatingText rating={rating} />
      </Table.Td>
      <Table.Td>{competitionsCount}</Table.Td>
    </Table.Tr>
  );
};

/** Rows of the board of ratings. */
export const RatingTable = ({ rows }: { rows: readonly Row[] }) => (
  <WideTable label="等级分榜" minWidth={440} leads={2}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>名次</Table.Th>
        <Table.Th>用户</Table.Th>
        <Table.Th w={180}>等级分</Table.Th>
        <Table.Th w={88}>比赛数</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {rows.map((row, index) => (
        <RatingCells key={row.member?.id ?? index} row={row} />
      ))}
    </Table.Tbody>
  </WideTable>
);
