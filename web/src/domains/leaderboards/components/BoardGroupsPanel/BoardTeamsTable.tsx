import '@mantine/core/styles/InlineInput.layer.css';
import '#theme/styles/tables.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Table } from '@mantine/core';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { BannedBadge } from '#domains/teams/components/BannedBadge/BannedBadge.tsx';

interface BoardTeam {
  team: { id: string; name: string; members?: readonly { name: string }[] | null };
  /** True for a team that is on the board. */
  isMember: boolean;
  isBanned: boolean;
}

interface BoardTeamsTableProps {
  teams: readonly BoardTeam[];
  /** Changes that are being saved: true for teams that will be on the board. */
  changing: ReadonlyMap<string, boolean>;
  onChoose: (teamId: string, chosen: boolean) => void;
}

/** Teams of a competition, each with whether it is on the board. */
export const BoardTeamsTable = ({ teams, changing, onChoose }: BoardTeamsTableProps) => (
  <WideTable label="团队" minWidth={420} leads={2} verticalSpacing="xs">
    <Table.Thead>
      <Table.Tr>
        <Table.Th aria-label="加入榜单" />
        <Table.Th>团队</Table.Th>
        <Table.Th>成员</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {teams.map(({ team, isMember, isBanned }) => (
        <Table.Tr key={team.id}>
          <Table.Td>
            <Checkbox
              aria-label={`加入榜单：${team.name}`}
              checked={changing.get(team.id) ?? isMember}
              disabled={changing.size > 0}
              onChange={({ currentTarget: { checked } }) => onChoose(team.id, checked)}
            />
          </Table.Td>
          <Table.Td>
            {team.name}
            {isBanned && <BannedBadge />}
          </Table.Td>
          <Table.Td>{team.members?.map(({ name }) => name).join('、')}</Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);
