import { Anchor, Button, Group, Text, Title } from '@mantine/core';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import classes from './FirstSteps.module.css';
import type { OrganizationDialog } from './OrganizationActions.tsx';

const steps = [
  {
    title: '新建比赛或活动',
    text: '填写名称与起止时间，得到一份草稿，只有管理者看得到。',
  },
  {
    title: '写清内容',
    text: '在草稿的「基本信息」里写赛题与奖励，或活动的介绍与安排，在「报名设置」里决定谁可以参加。',
  },
  {
    title: '添加阶段与任务',
    text: '任务分五步：提交内容、标准答案、指标与得分、次数与保护、试运行。直播和读书会可以没有任务。',
  },
  {
    title: '检查并发布',
    text: '「概览」里的发布前检查会列出还缺什么，补全后发布，所有人就能报名。',
  },
] as const;

interface FirstStepsProps {
  onOpen: (dialog: OrganizationDialog) => void;
}

/** The way to a first competition or activity, for an organization that has none yet. */
export const FirstSteps = ({ onOpen }: FirstStepsProps) => (
  <section aria-labelledby="first-steps" className={classes.card}>
    <Title order={2} size="h3" id="first-steps">
      四步办起第一场比赛或活动
    </Title>
    <ol className={classes.steps}>
      {steps.map(({ title, text }, index) => (
        <li key={title} className={classes.step}>
          <span className={classes.number} aria-hidden>
            {index + 1}
          </span>
          <div>
            <Text fw={600}>{title}</Text>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
          </div>
        </li>
      ))}
    </ol>
    <Group gap="md">
      <Button aria-haspopup="dialog" onClick={() => onOpen('create')}>
        新建第一场比赛
      </Button>
      <Button variant="default" aria-haspopup="dialog" onClick={() => onOpen('createActivity')}>
        新建第一个活动
      </Button>
      <Anchor component="button" type="button" onClick={() => onOpen('import')}>
        导入已有的比赛或活动
      </Anchor>
      <Anchor component="button" type="button" onClick={() => onOpen('members')}>
        邀请同事一起管理
      </Anchor>
      <AppLink to={competitionListPath} alone>
        看看正在进行的比赛
      </AppLink>
    </Group>
  </section>
);
