import '#theme/styles/forms.ts';
import { Button, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { channelLimits } from '@whaletide/schema/domains/channels/rules/channels.ts';
import { failureOf } from '#apollo/errors.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { notify } from '#lib/notify.ts';
import { MemberFace, MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import {
  type AdministeredChannelFragment,
  useAddChannelModeratorMutation,
  useRemoveChannelModeratorMutation,
} from './ChannelsAdmin.generated.ts';
import classes from './ChannelsAdminPage.module.css';

interface ModeratorsModalProps {
  channel: AdministeredChannelFragment;
  onClose: () => void;
}

const context = { showsErrors: true };

/** The moderators of a channel, to name and to take away; who is named is told. */
export const ModeratorsModal = ({ channel, onClose }: ModeratorsModalProps) => {
  const { id: channelId, name, moderators } = channel;
  const [add] = useAddChannelModeratorMutation({ context });
  const [remove, removing] = useRemoveChannelModeratorMutation({ context });
  const form = useForm({
    initialValues: { account: '' },
    validate: { account: (account) => (account.trim() ? null : '请输入用户名、邮箱或手机号') },
  });
  const send = async ({ account }: { account: string }) => {
    await add({ variables: { input: { channelId, account: account.trim() } } });
    form.reset();
    notify.done('已添加版主');
  };
  const takeAway = async (memberId: string) => {
    try {
      await remove({ variables: { input: { channelId, memberId } } });
      notify.done('已移除');
    } catch (error) {
      notify.failed('移除失败', failureOf(error).message);
    }
  };
  return (
    <Dialog title={`频道「${name}」的版主`} onClose={onClose}>
      <Stack>
        {moderators?.length ? (
          <ul className={classes.moderators} aria-label="版主">
            {moderators.map((member) => (
              <li key={member.id}>
                <MemberFace member={member} size={32} />
                <span className={classes.moderator}>
                  <MemberName member={member} />
                </span>
                <Button
                  variant="subtle"
                  size="compact-sm"
                  color="danger"
                  disabled={removing.loading}
                  aria-label={`移除版主「${member.name}」`}
                  onClick={() => void takeAway(member.id)}
                >
                  移除
                </Button>
              </li>
            ))}
          </ul>
        ) : (
          <Text c="dimmed">还没有版主</Text>
        )}
        <Form form={form} send={send} failed="添加失败" label="添加版主">
          {({ busy, refusal }) => (
            <Stack>
              {refusal}
              <TextInput
                label="添加版主"
                description={`用户名、邮箱或手机号；最多${channelLimits.moderators}位`}
                data-autofocus
                {...form.getInputProps('account')}
              />
              <Button type="submit" loading={busy} style={{ alignSelf: 'end' }}>
                添加
              </Button>
            </Stack>
          )}
        </Form>
      </Stack>
    </Dialog>
  );
};
