import '#theme/styles/forms.ts';
import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { failureOf } from '#apollo/errors.ts';
import type { Role } from '#apollo/schema.generated.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { notify } from '#lib/notify.ts';
import {
  type AdministeredFactsFragment,
  useReactivateMemberMutation,
  useRestoreCreatorMutation,
  useSetMemberRoleMutation,
} from './Members.generated.ts';
import { roles } from './roles.ts';
import classes from './MembersPage.module.css';

export type Asked = 'verify' | 'deactivate' | 'ban';

interface ManageModalProps {
  row: AdministeredFactsFragment;
  /** Administrators leave themselves as they are: others change them. */
  own: boolean;
  /** Handler for actions that have a form of their own. */
  onAsk: (asked: Asked) => void;
  onClose: () => void;
}

const context = { showsErrors: true };

/**
 * Dialog for an administrator's actions on a member: roles at once, all else in a form of its own.
 */
export const ManageModal = ({ row, own, onAsk, onClose }: ManageModalProps) => {
  const [setRole, roleState] = useSetMemberRoleMutation({ context });
  const [reactivate, reactivation] = useReactivateMemberMutation({ context });
  const [restore, restoring] = useRestoreCreatorMutation({ context });
  const busy = roleState.loading || reactivation.loading || restoring.loading;
  const memberId = row.id;
  const doing = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      notify.done(done);
    } catch (error) {
      notify.failed('操作失败', failureOf(error).message);
    }
  };
  const change = (role: Role, granted: boolean) =>
    doing(setRole({ variables: { input: { memberId, role, granted } } }), '角色已保存');
  const input = { memberId };
  return (
    <Dialog title={`管理${row.member.name}`} onClose={onClose}>
      <Stack>
        <fieldset className={classes.roles} disabled={busy}>
          <legend>角色</legend>
          {roles.map(({ value, label }) => (
            <Checkbox
              key={value}
              label={label}
              checked={row.roles.includes(value)}
              disabled={
                busy ||
                (own && value === 'ADMIN') ||
                (row.creatorBannedAt !== null && value === 'COLUMNIST')
              }
              onChange={({ currentTarget }) => void change(value, currentTarget.checked)}
            />
          ))}
        </fieldset>
        {row.creatorBanReason && <Text size="sm">创作者权益封禁原因：{row.creatorBanReason}</Text>}
        <Group>
          <Button variant="default" onClick={() => onAsk('verify')}>
            设置认证
          </Button>
          {row.creatorBannedAt === null ? (
            <Button variant="default" onClick={() => onAsk('ban')}>
              封禁创作者权益
            </Button>
          ) : (
            <Button
              variant="default"
              disabled={busy}
              onClick={() => void doing(restore({ variables: { input } }), '已恢复创作者权益')}
            >
              恢复创作者权益
            </Button>
          )}
          {!own && row.deactivatedAt === null && (
            <Button color="danger" variant="light" onClick={() => onAsk('deactivate')}>
              停用账号
            </Button>
          )}
          {row.deactivatedAt !== null && row.closedAt === null && (
            <Button
              variant="default"
              disabled={busy}
              onClick={() => void doing(reactivate({ variables: { input } }), '账号已恢复')}
            >
              恢复账号
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  );
};
