import '@mantine/core/styles/Switch.layer.css';
import { Paper, Stack, Switch, Text } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { bindEmailPath } from '#domains/account/paths.ts';
import type { ChosenValues } from './ChannelsTable.tsx';

interface MailSwitchesProps {
  form: UseFormReturnType<ChosenValues>;
  /** True where the viewer has a verified address. */
  mailable: boolean;
}

/** The mails that come or don't as a whole, each by itself. */
export const MailSwitches = ({ form, mailable }: MailSwitchesProps) => (
  <Paper withBorder radius="lg" p="lg" mb="lg">
    <Stack gap="md">
      {!mailable && (
        <Text size="sm">
          邮件只发到已认证的邮箱，
          <AppLink to={bindEmailPath} underline="always" inherit>
            去认证邮箱
          </AppLink>
          。
        </Text>
      )}
      <Switch
        label="每周摘要邮件"
        description="每周一早上 9 点，把一周的未读通知、新的关注和比赛进展发到你的邮箱；没有新内容时不发。"
        {...form.getInputProps('hasDigest', { type: 'checkbox' })}
      />
      <Switch
        label="比赛和活动邮件"
        description="你报名的比赛和活动：主办方发给你的消息，以及截止时间的变动。"
        {...form.getInputProps('hasOrganizerMails', { type: 'checkbox' })}
      />
      <Switch
        label="进展邮件"
        description="工单和申请的答复、创作者权益的变动、鲸币入账和兑换结果，以及你的内容被折叠、恢复或移除。"
        {...form.getInputProps('hasOutcomeMails', { type: 'checkbox' })}
      />
    </Stack>
  </Paper>
);
