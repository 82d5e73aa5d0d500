import '#theme/styles/tables.ts';
import { Table, Text } from '@mantine/core';
import { writeUpFields } from '@whaletide/schema/domains/write-ups/rules.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { Markdown } from '#components/Markdown/Markdown.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { BackToList } from './BackToList.tsx';
import { useComparedWriteUpsQuery } from './WriteUpsPanel.generated.ts';
import classes from './WriteUpsPanel.module.css';

/** Pixels that a team's column takes at least, and the column of the fields' names. */
const COLUMN = 240;
const NAMES = 110;

/** Write-ups of the first five beside each other: a row for each field. */
export const ComparedWriteUps = ({ competitionId }: { competitionId: string }) => {
  const query = useComparedWriteUpsQuery({ variables: { competitionId } });
  return (
    <>
      <BackToList competitionId={competitionId} />
      <Loaded query={query} of={query.data?.competition?.writeUps} empty="还没有团队分享方案">
        {({ items }) =>
          items.length === 0 ? (
            <EmptyState text="还没有团队分享方案" />
          ) : (
            <WideTable label="前五名的方案对比" minWidth={NAMES + COLUMN * items.length}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th>对比</Table.Th>
                  {items.map(({ id, rank, team }) => (
                    <Table.Th key={id} scope="col">
                      第{rank}名 · {team?.name ?? '已解散的团队'}
                    </Table.Th>
                  ))}
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {writeUpFields.map(({ key, name }) => (
                  <Table.Tr key={key}>
                    <Table.Th scope="row">{name}</Table.Th>
                    {items.map((writeUp) => (
                      <Table.Td key={writeUp.id} className={classes.cell}>
                        {writeUp[key] ? (
                          <Markdown text={writeUp[key]} message />
                        ) : (
                          <Text c="dimmed">未填写</Text>
                        )}
                      </Table.Td>
                    ))}
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </WideTable>
          )
        }
      </Loaded>
    </>
  );
};
