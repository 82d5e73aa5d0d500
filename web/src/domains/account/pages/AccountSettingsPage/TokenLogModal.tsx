import '#theme/styles/tables.ts';
import { Stack, Table, Text } from '@mantine/core';
import { tokenBudget } from '@whaletide/schema/domains/account/rules/token-budgets.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { useTokenLogQuery } from './Agents.generated.ts';

const outcomes = { OK: '完成', REFUSED: '被拒绝', FAILED: '失败' };

const MIB = 1024 * 1024;

interface TokenLogModalProps {
  token: { id: string; name: string };
  onClose: () => void;
}

/** Use that was made of a token today, and its newest actions. */
export const TokenLogModal = ({ token, onClose }: TokenLogModalProps) => {
  const query = useTokenLogQuery({ variables: { id: token.id }, fetchPolicy: 'network-only' });
  return (
    <Dialog title={`令牌「${token.name}」的使用记录`} onClose={onClose} size="lg">
      <Loaded query={query} of={query.data?.viewer?.accessToken} empty="未找到该访问令牌">
        {({ usage, uses }) => (
          <Stack gap="md">
            <Text size="sm">
              今日已用：调用 {usage.calls} / {tokenBudget.calls} 次 · 提交 {usage.submissions} /{' '}
              {tokenBudget.submissions} 次 · 上传 {(usage.bytes / MIB).toFixed(1)} /{' '}
              {tokenBudget.bytes / MIB} MB
            </Text>
            {!uses?.length && <EmptyState text="还没有使用记录" />}
            {uses && uses.length > 0 && (
              <Table>
                <Table.Tbody>
                  {uses.map(({ id, verb, outcome, code, createdAt }) => (
                    <Table.Tr key={id}>
                      <Table.Td>{verb}</Table.Td>
                      <Table.Td>
                        {outcome ? outcomes[outcome] : '未结束'}
                        {code && `（${code}）`}
                      </Table.Td>
                      <Table.Td>
                        <RelativeTime time={createdAt} />
                      </Table.Td>
                    </Table.Tr>
                  ))}
                </Table.Tbody>
              </Table>
            )}
          </Stack>
        )}
      </Loaded>
    </Dialog>
  );
};
