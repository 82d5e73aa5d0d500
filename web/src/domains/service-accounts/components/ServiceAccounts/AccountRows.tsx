import '#theme/styles/tables.ts';
import '@mantine/core/styles/Code.layer.css';
import { Button, Code, Group, Table, Text } from '@mantine/core';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { formatDate } from '#lib/dates.ts';
import { namesOf } from './scope-names.ts';
import type { ServiceAccountRowFragment } from './ServiceAccounts.generated.ts';

export type Account = ServiceAccountRowFragment;

const Expiry = ({ at }: { at: string }) =>
  Date.parse(at) > Date.now() ? `${formatDate(at)} 到期` : `${formatDate(at)} 已到期`;

interface AccountRowsProps {
  accounts: readonly Account[];
  onRenew: (account: Account) => void;
  onRevoke: (account: Account) => void;
}

/** Table of service accounts. */
export const AccountRows = ({ accounts, onRenew, onRevoke }: AccountRowsProps) => (
  <WideTable label="服务账号" minWidth={760} endStays>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>名称</Table.Th>
        <Table.Th>令牌</Table.Th>
        <Table.Th>权限</Table.Th>
        <Table.Th>有效期</Table.Th>
        <Table.Th>最近使用</Table.Th>
        <Table.Th aria-label="操作" />
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {accounts.map((account) => (
        <Table.Tr key={account.id}>
          <Table.Td>
            <Text fw={500}>{account.name}</Text>
            <Text size="sm" c="dimmed">
              {account.description}
            </Text>
          </Table.Td>
          <Table.Td>
            <Code>{account.prefix}…</Code>
          </Table.Td>
          <Table.Td>{namesOf(account.scopes)}</Table.Td>
          <Table.Td>
            <Expiry at={account.expiresAt} />
          </Table.Td>
          <Table.Td>
            {account.lastUsedAt === null ? '从未使用' : <RelativeTime time={account.lastUsedAt} />}
          </Table.Td>
          <Table.Td>
            <Group gap="xs" wrap="nowrap">
              <Button
                variant="default"
                size="xs"
                aria-label={`更换「${account.name}」的令牌`}
                onClick={() => onRenew(account)}
              >
                更换令牌
              </Button>
              <Button
                variant="default"
                size="xs"
                aria-label={`撤销「${account.name}」`}
                onClick={() => onRevoke(account)}
              >
                撤销
              </Button>
            </Group>
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);
