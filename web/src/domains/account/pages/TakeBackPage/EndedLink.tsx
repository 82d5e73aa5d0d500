import { Button, Group, Stack, Text, Title } from '@mantine/core';
import {
  TAKE_BACK_DAYS,
  contactNames,
} from '@whaletide/schema/domains/account/rules/contact-changes.ts';
import { Link } from 'react-router';
import { supportPath } from '#routing/support.ts';
import { forgottenPasswordPath } from '#domains/account/paths.ts';
import { type Change, kindOf } from './change-words.ts';

/** A change that was taken back, by this link or an earlier one; the password is still to be set. */
export const TakenBack = ({ change }: { change: Change }) => {
  const name = contactNames[kindOf(change)];
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1}>已撤销{name}的更改</Title>
      <Text role="status">
        {change.before === null
          ? `${name} ${change.after} 已从你的账号解除绑定。`
          : `你的账号不再绑定 ${change.after}，已恢复为原来的${name} ${change.before}。`}
        所有设备已退出登录，访问令牌已失效，原来的密码也已失效。
      </Text>
      <Text>请现在重新设置密码，之后用新密码登录。</Text>
      <Button component={Link} to={forgottenPasswordPath()}>
        重新设置密码
      </Button>
    </Stack>
  );
};

const Expired = ({ change }: { change: Change }) => (
  <Stack gap="md" align="flex-start">
    <Title order={1}>撤销链接已过期</Title>
    <Text role="status">
      {contactNames[kindOf(change)]}的更改只能在 {TAKE_BACK_DAYS}{' '}
      天内用邮件中的链接撤销。如果不是你本人更改的，请尽快联系客服。
    </Text>
    <Group gap="sm">
      <Button component={Link} to={supportPath()}>
        联系客服
      </Button>
      <Button component={Link} to={forgottenPasswordPath()} variant="default">
        找回密码
      </Button>
    </Group>
  </Stack>
);

/** A link that takes nothing back any more. */
export const EndedLink = ({ change }: { change: Change }) =>
  change.state === 'EXPIRED' ? <Expired change={change} /> : <TakenBack change={change} />;
