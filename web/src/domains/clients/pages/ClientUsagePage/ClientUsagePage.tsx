import '#theme/styles/tables.ts';
import '@mantine/core/styles/Code.layer.css';
import { Code, Table, Text, Title } from '@mantine/core';
import { CLIENT_DAYS } from '@whaletide/schema/domains/clients/rules.ts';
import { PagedList } from '#components/PagedList/PagedList.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { WideTable } from '#components/WideTable/WideTable.tsx';
import { withThousands } from '#lib/numbers.ts';
import { usePage } from '#routing/usePage.ts';
import { type ClientUsageQuery, useClientUsageQuery } from './ClientUsage.generated.ts';
import classes from './ClientUsagePage.module.css';

type Administration = NonNullable<ClientUsageQuery['administration']>;
type Client = NonNullable<Administration['clientUsage']>['items'][number];

const nameOf = ({ kind, name }: Client): string =>
  kind === 'NAMED' && name !== null ? name : kind === 'UNNAMED' ? '未说明名称' : '其他客户端';

const Uses = ({ deprecatedUses }: Pick<Client, 'deprecatedUses'>) =>
  deprecatedUses.length === 0 ? (
    '没有'
  ) : (
    <ul className={classes.uses}>
      {deprecatedUses.map(({ field, count }) => (
        <li key={field}>
          <Code>{field}</Code>
          <span>{withThousands(count)} 次</span>
        </li>
      ))}
    </ul>
  );

const Clients = ({ clients }: { clients: readonly Client[] }) => (
  <WideTable label="客户端" minWidth={860}>
    <Table.Thead>
      <Table.Tr>
        <Table.Th>客户端</Table.Th>
        <Table.Th>版本</Table.Th>
        <Table.Th ta="right">请求</Table.Th>
        <Table.Th ta="right">出错</Table.Th>
        <Table.Th>最近使用</Table.Th>
        <Table.Th>已弃用的字段</Table.Th>
      </Table.Tr>
    </Table.Thead>
    <Table.Tbody>
      {clients.map((client) => (
        <Table.Tr key={`${client.kind} ${client.name} ${client.version}`}>
          <Table.Td className={classes.name}>{nameOf(client)}</Table.Td>
          <Table.Td>{client.version ?? '—'}</Table.Td>
          <Table.Td ta="right">{withThousands(client.operations)}</Table.Td>
          <Table.Td ta="right">{withThousands(client.errors)}</Table.Td>
          <Table.Td>{client.lastDay}</Table.Td>
          <Table.Td>
            <Uses deprecatedUses={client.deprecatedUses} />
          </Table.Td>
        </Table.Tr>
      ))}
    </Table.Tbody>
  </WideTable>
);

/** /home/admin/clients: what each client asks for, for administrators. */
const ClientUsagePage = () => {
  const { page, onPage } = usePage();
  const { data, error, loading, refetch } = useClientUsageQuery({
    variables: { page },
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  return (
    <PageFrame>
      <Title order={1}>客户端使用情况</Title>
      <Text c="dimmed" mb="lg">
        最近 {CLIENT_DAYS}{' '}
        天各客户端的请求。客户端的名称由其自行说明，未经核实；浏览器和缓存直接给出的结果不计入。
      </Text>
      <PagedList
        list={data?.administration?.clientUsage}
        error={error}
        loading={loading}
        onRetry={refetch}
        onPage={onPage}
        empty="还没有客户端的请求"
      >
        {(clients) => <Clients clients={clients} />}
      </PagedList>
    </PageFrame>
  );
};

export default ClientUsagePage;
