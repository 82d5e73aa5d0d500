import { Button, Group, Text, Title } from '@mantine/core';
import { useState } from 'react';
import { ConfirmModal } from '#components/ConfirmModal/ConfirmModal.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { PageFrame } from '#components/PageFrame/PageFrame.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { notify } from '#lib/notify.ts';
import { type Account, AccountRows } from './AccountRows.tsx';
import { CreateAccountModal } from './CreateAccountModal.tsx';
import { Proved } from './Proved.tsx';
import { RenewModal } from './RenewModal.tsx';
import { useRevokeServiceAccountMutation } from './ServiceAccounts.generated.ts';

interface ServiceAccountsProps {
  title: string;
  /** Short name of the organization; undefined for the site. */
  organization?: string;
  query: { data?: unknown; error?: unknown; refetch: () => Promise<unknown> };
  accounts: readonly Account[] | null | undefined;
}

/** The service accounts of an organization or of the site, with all that may become of them. */
export const ServiceAccounts = (props: ServiceAccountsProps) => {
  const { title, organization, query, accounts } = props;
  const [isCreating, setCreating] = useState(false);
  const [renewed, setRenewed] = useState<Account | null>(null);
  const [revoked, setRevoked] = useState<Account | null>(null);
  const [revoke] = useRevokeServiceAccountMutation({ context: { showsErrors: true } });
  const end = async ({ id, name }: Account) => {
    await revoke({ variables: { input: { serviceAccountId: id } } });
    notify.done(`「${name}」不能再访问接口`, '服务账号已撤销');
    await query.refetch();
  };
  return (
    <PageFrame>
      <Group justify="space-between" align="start" mb="lg">
        <div>
          <Title order={1}>{title}</Title>
          <Text c="dimmed">供程序访问接口，不属于任何成员；有自己的权限、有效期和请求频率</Text>
        </div>
        <Button aria-haspopup="dialog" onClick={() => setCreating(true)}>
          新建服务账号
        </Button>
      </Group>
      <Loaded
        query={query}
        of={accounts}
        empty="未找到服务账号"
        skeleton={<RowsSkeleton rows={3} />}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState text="还没有服务账号" />
          ) : (
            <AccountRows accounts={rows} onRenew={setRenewed} onRevoke={setRevoked} />
          )
        }
      </Loaded>
      <Opened of={isCreating}>
        {() => (
          <Proved onClose={() => setCreating(false)}>
            <CreateAccountModal
              organization={organization}
              onDone={query.refetch}
              onClose={() => setCreating(false)}
            />
          </Proved>
        )}
      </Opened>
      <Opened of={renewed}>
        {(account) => (
          <Proved onClose={() => setRenewed(null)}>
            <RenewModal account={account} onClose={() => setRenewed(null)} />
          </Proved>
        )}
      </Opened>
      <Opened of={revoked}>
        {(account) => (
          <ConfirmModal
            title="撤销服务账号"
            action="撤销"
            failed="撤销失败"
            danger
            onConfirm={() => end(account)}
            onClose={() => setRevoked(null)}
          >
            <Text>「{account.name}」的令牌会立即失效，撤销后不能恢复。</Text>
          </ConfirmModal>
        )}
      </Opened>
    </PageFrame>
  );
};
