import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Table, Text } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { BannedBadge } from '#domains/teams/components/BannedBadge/BannedBadge.tsx';
import { teamPath } from '#domains/teams/paths.ts';
import type { ManageTeamsQuery } from './TeamsPanel.generated.ts';
import classes from './TeamsTable.module.css';

export type ManagedTeam = NonNullable<
  NonNullable<ManageTeamsQuery['competition']>['managedTeams']
>['items'][number];

interface TeamsTableProps {
  teams: readonly ManagedTeam[];
  /** Names of the chosen teams by their ids. */
  chosen: ReadonlyMap<string, string>;
  onChosen: (chosen: ReadonlyMap<string, string>) => void;
  onBan: (team: ManagedTeam) => void;
}

/** The teams with where they stand; some can be chosen, each banned or freed. */
export const TeamsTable = ({ teams, chosen, onChosen, onBan }: TeamsTableProps) => {
  const choose = (id: string, name: string, on: boolean) => {
    const next = new Map(chosen);
    if (on) next.set(id, name);
    else next.delete(id);
    onChosen(next);
  };
  return (
    <WideTable label="团队" minWidth={600} leads={2} endStays>
      <Table.Thead>
        <Table.Tr>
          <Table.Th aria-label="选择" />
          <Table.Th>团队</Table.Th>
          <Table.Th>成员</Table.Th>
          <Table.Th>所在阶段</Table.Th>
          <Table.Th aria-label="操作" />
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {teams.map((managed) => {
          const { id, team, isBanned: banned, banReason, stage } = managed;
          const name = team?.name ?? '';
          return (
            <Table.Tr key={id}>
              <Table.Td>
                <Checkbox
                  aria-label={`选择：${name}`}
                  checked={chosen.has(id)}
                  onChange={({ currentTarget }) => choose(id, name, currentTarget.checked)}
                />
              </Table.Td>
              <Table.Td>
                <AppLink to={teamPath(id)} alone>
                  {name}
                </AppLink>
                {banned && (
                  <>
                    <BannedBadge />
                    <Text size="sm" c="dimmed">
                      {banReason}
                    </Text>
                  </>
                )}
              </Table.Td>
              <Table.Td>{team?.members?.map((member) => member.name).join('、')}</Table.Td>
              <Table.Td>{stage?.name ?? '全部阶段已结束'}</Table.Td>
              <Table.Td className={classes.actions}>
                <Button
                  variant="default"
                  size="xs"
                  aria-label={`${banned ? '解除禁赛' : '禁赛'}：${name}`}
                  onClick={() => onBan(managed)}
                >
                  {banned ? '解除禁赛' : '禁赛'}
                </Button>
              </Table.Td>
            </Table.Tr>
          );
        })}
      </Table.Tbody>
    </WideTable>
  );
};
