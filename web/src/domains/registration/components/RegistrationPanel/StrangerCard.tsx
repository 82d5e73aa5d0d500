import { Button, Group, Paper, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { useWaysIn } from '#domains/account/components/WaysIn/useWaysIn.ts';

interface StrangerCardProps {
  competition: { name: string; registrationSettings: { entranceFee: number } | null };
}

/** Asks a visitor who would like to register to sign in or up; both lead back to the form. */
export const StrangerCard = ({ competition }: StrangerCardProps) => {
  const { signIn, signUp } = useWaysIn();
  const fee = competition.registrationSettings?.entranceFee ?? 0;
  return (
    <Paper withBorder radius="lg" p="xl" maw={560}>
      <Title order={3} size="h4">
        登录后报名「{competition.name}」
      </Title>
      <Text c="dimmed" mt="xs">
        已有账号请直接登录；第一次来，注册只需一分钟，之后会回到这里。
        {fee > 0 && `报名费为 ${fee} 鲸币。`}
      </Text>
      <Group mt="lg" gap="sm">
        <Button component={Link} to={signIn}>
          登录
        </Button>
        <Button component={Link} to={signUp} variant="default">
          注册新账号
        </Button>
      </Group>
    </Paper>
  );
};
