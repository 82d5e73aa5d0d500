import '@mantine/core/styles/List.layer.css';
import { Button, Group, List, Stack, Text, Title } from '@mantine/core';
import { contactNames } from '@whaletide/schema/domains/account/rules/contact-changes.ts';
import { minuteText } from '@whaletide/schema/shared/rules/time.ts';
import { Link } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { useChangeMember } from '#apollo/gateway-context.ts';
import { FormAlert } from '#components/Form/FormAlert.tsx';
import { type Change, kindOf } from './change-words.ts';
import { TakenBack } from './EndedLink.tsx';
import { useTakeBackContactChangeMutation } from './TakeBack.generated.ts';

/** A change that can be taken back: which one it is, what that does, and the button that does it. */
export const TakeBackChoice = ({ token, change }: { token: string; change: Change }) => {
  const changeMember = useChangeMember();
  const [takeBack, { data, loading, error }] = useTakeBackContactChangeMutation({
    context: { showsErrors: true },
    variables: { input: { token } },
  });
  if (data) return <TakenBack change={data.takeBackContactChange} />;
  const name = contactNames[kindOf(change)];
  return (
    <Stack gap="md" align="flex-start">
      <Title order={1}>撤销{name}的更改</Title>
      <Text role="status">
        {minuteText(new Date(change.changedAt))}（北京时间），你的账号
        {change.before === null
          ? `新绑定了${name} ${change.after}。`
          : `绑定的${name}从 ${change.before} 更改为 ${change.after}。`}
      </Text>
      <Text>如果不是你本人更改的，请撤销。撤销后：</Text>
      <List spacing="xs">
        <List.Item>
          {change.before === null
            ? `${name} ${change.after} 解除绑定；`
            : `恢复绑定原来的${name} ${change.before}；`}
        </List.Item>
        <List.Item>所有设备退出登录，所有访问令牌失效；</List.Item>
        <List.Item>原来的密码失效，需要重新设置。</List.Item>
      </List>
      <Text c="dimmed">
        {minuteText(new Date(change.takeBackUntil))}（北京时间）之前可以撤销，链接只能使用一次。
      </Text>
      <FormAlert title="撤销失败" message={error ? failureOf(error).message : null} />
      <Group gap="sm">
        <Button
          loading={loading}
          onClick={() => {
            // A refusal is said above the button, and tried again by it.
            takeBack()
              // The member who was signed in here isn't any more.
              .then(changeMember)
              .catch(() => undefined);
          }}
        >
          撤销这次更改
        </Button>
        <Button component={Link} to="/home" variant="default">
          是我本人更改的
        </Button>
      </Group>
    </Stack>
  );
};
