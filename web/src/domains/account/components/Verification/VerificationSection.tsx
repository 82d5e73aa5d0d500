import { useApolloClient } from '@apollo/client/react';
import { Alert, Badge, Button, Paper, Stack, Text, Title } from '@mantine/core';
import { safeRedirect } from '@whaletide/schema/domains/account/rules/redirect.ts';
import { lazy, Suspense } from 'react';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { Opened } from '#components/Dialog/Opened.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { useNavigate } from '#routing/useNavigate.ts';
import { pendingText } from './pending-text.ts';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import type { AccountChange } from './AccountModal.tsx';
import { refreshVerification } from './refresh.ts';
import { useVerificationQuery, type VerificationStateFragment } from './Verification.generated.ts';
import classes from './Verification.module.css';

const AccountModal = lazy(() => import('./AccountModal.tsx'));

interface Row {
  change: AccountChange;
  title: string;
  text: string;
  badge?: { text: string; color: string };
  action: string | null;
}

const verified = { text: '已认证', color: 'success' };
const unverified = { text: '未认证', color: 'gold' };

const realNameRow = (state: VerificationStateFragment): Row => {
  const named = [state.realName, state.idNumber].filter(Boolean).join(' · ');
  const row = { change: 'real-name' as const, title: '实名认证' };
  switch (state.realNameStatus) {
    case 'VERIFIED':
      return { ...row, text: named, badge: verified, action: null };
    case 'PENDING':
      return {
        ...row,
        text: `${named} · ${pendingText(state.realNameSubmittedAt)}`,
        badge: { text: '审核中', color: 'gold' },
        action: null,
      };
    case 'REJECTED':
      return {
        ...row,
        text: `未通过：${state.rejectionReason ?? ''}`,
        badge: { text: '未通过', color: 'danger' },
        action: '重新认证',
      };
    default:
      return { ...row, text: '部分比赛要求实名认证后才能报名', badge: unverified, action: '认证' };
  }
};

const rowsOf = (state: VerificationStateFragment): Row[] => [
  {
    change: 'phone',
    title: '手机',
    text: state.phone ? `+${state.phoneCountryCode ?? ''} ${state.phone}` : '未绑定手机',
    badge: state.isPhoneVerified ? verified : unverified,
    action: state.isPhoneVerified ? '修改' : '绑定',
  },
  {
    change: 'email',
    title: '邮箱',
    text: state.email ?? '未绑定邮箱',
    badge: state.isEmailVerified ? verified : unverified,
    action: state.isEmailVerified ? '修改' : '认证',
  },
  { change: 'password', title: '登录密码', text: '定期更换密码更安全', action: '修改' },
  realNameRow(state),
];

/** Parameters of the address that open a dialog at once. */
const deepLinks: Record<string, AccountChange> = {
  bindPhone: 'phone',
  bindEmail: 'email',
  changePassword: 'password',
  verify: 'real-name',
};
const closed = Object.fromEntries(Object.keys(deepLinks).map((key) => [key, null]));

interface VerificationSectionProps {
  title: string;
  /** Changes that can be made here. */
  changes: readonly AccountChange[];
  /** The account's own address, where it can be changed. */
  email?: string | null;
}

/**
 * List of what identifies the account, each with its change; the open dialog is held in the
 * address.
 */
export const VerificationSection = ({ title, changes, email = null }: VerificationSectionProps) => {
  const [search, changeQuery] = useAddressQuery();
  const { data, error, refetch } = useVerificationQuery({
    fetchPolicy: 'cache-and-network',
    context: { showsErrors: true },
  });
  const client = useApolloClient();
  const navigate = useNavigate();
  const state = data?.viewer?.verification;
  const rows = state ? rowsOf(state).filter(({ change }) => changes.includes(change)) : [];
  const asked = Object.keys(deepLinks).find((key) => search.get(key) === 'true');
  const change = asked === undefined ? undefined : deepLinks[asked];
  // A real name that is verified, or waits, has nothing to fill in.
  const open = rows.find((row) => row.change === change)?.action != null;

  // A competition asks for it: on the way back to it.
  const back = safeRedirect(search.get('redirect'), '');
  const show = (next: AccountChange) => {
    const [key] = Object.entries(deepLinks).find(([, value]) => value === next) ?? [];
    if (key !== undefined) changeQuery({ ...closed, [key]: 'true' }, { preventScrollReset: true });
  };
  const close = () => {
    changeQuery(closed, { replace: true, preventScrollReset: true });
    void refreshVerification(client);
  };
  const done = () => {
    if (!back) return close();
    void refreshVerification(client);
    void navigate(back, { replace: true });
  };
  return (
    <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="verification">
      <Title order={2} size="h3" id="verification" mb="md">
        {title}
      </Title>
      {back && (
        <Alert mb="md">
          完成认证后会回到刚才的页面，也可以现在就
          <AppLink to={back} underline="always" inherit>
            返回
          </AppLink>
          。
        </Alert>
      )}
      {!state && error && <ErrorState error={error} onRetry={refetch} />}
      {!state && !error && <TextSkeleton lines={3} />}
      <Stack gap="lg">
        {rows.map(({ change: kind, title: name, text, badge, action }) => (
          <div className={classes.row} key={kind}>
            <div>
              <Text component="h3" fw={500}>
                {name} {badge && <Badge color={badge.color}>{badge.text}</Badge>}
              </Text>
              <Text size="sm" c="dimmed">
                {text}
              </Text>
            </div>
            {action !== null && (
              <Button
                variant="default"
                size="xs"
                aria-label={`${action}${name}`}
                aria-haspopup="dialog"
                onClick={() => show(kind)}
              >
                {action}
              </Button>
            )}
          </div>
        ))}
      </Stack>
      {state && (
        <Opened of={open && change}>
          {(opened) => (
            <Suspense>
              <AccountModal
                key={opened}
                change={opened}
                verification={state}
                email={email}
                onClose={close}
                onDone={done}
              />
            </Suspense>
          )}
        </Opened>
      )}
    </Paper>
  );
};
