import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Switch.layer.css';
import { Button, Stack, Switch, Text, Title } from '@mantine/core';
import { Link } from 'react-router';
import { failureOf } from '#apollo/errors.ts';
import { profilePath } from '#domains/members/paths.ts';
import { notify } from '#lib/notify.ts';
import { useUpdateHomepageMutation } from './Profile.generated.ts';

/** 主页配置: how much others see of one's homepage (decisions: HideProfile). */
export const ConfigTab = ({ member }: { member: { id: string; isProfileHidden: boolean } }) => {
  const [update, { loading }] = useUpdateHomepageMutation({ context: { showsErrors: true } });
  const set = (isProfileHidden: boolean) =>
    update({
      variables: { input: { isProfileHidden } },
      optimisticResponse: {
        updateHomepage: { __typename: 'Member', id: member.id, isProfileHidden },
      },
    }).then(
      () => notify.done('已保存'),
      (error: unknown) => notify.failed('保存失败', failureOf(error).message),
    );
  return (
    <Stack gap="md" maw={640}>
      <Title order={2} size="h3">
        主页配置
      </Title>
      <Switch
        label="隐藏个人主页"
        description="开启后，其他人只能看到你的名称、头像、等级和认证，看不到签名、学校或公司、城市、项目、数据集、专栏、比赛和关注"
        checked={member.isProfileHidden}
        onChange={({ currentTarget: { checked } }) => {
          if (!loading) void set(checked);
        }}
      />
      <Text size="sm" c="dimmed">
        学校、公司和城市以你在个人资料中填写的为准；没有填写的，取自你最近一次比赛报名时填写的内容。
      </Text>
      <Button component={Link} to={profilePath(member.id)} variant="default" w="fit-content">
        查看我的主页
      </Button>
    </Stack>
  );
};
