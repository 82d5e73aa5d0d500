import { Text, Title } from '@mantine/core';
import { IconChecklist, IconFeather, IconGift, IconShare3, IconTrophy } from '@tabler/icons-react';
import {
  SHARE_REWARD,
  SHARE_REWARD_A_MONTH,
} from '@whaletide/schema/domains/growth/rules/sharing.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { competitionListPath } from '#domains/competitions/paths.ts';
import { ownLevelPath } from '#domains/growth/paths.ts';
import classes from './WalletPage.module.css';

const icon = { size: 20, stroke: 1.5, 'aria-hidden': true } as const;

const sources = [
  {
    Icon: IconChecklist,
    name: '完成任务',
    text: '新手、每周与长期任务完成后可以领取鲸币',
    to: ownLevelPath('task'),
    way: '查看任务',
  },
  { Icon: IconGift, name: '每周鲸彩', text: '每周一零点起可以领取一次' },
  {
    Icon: IconTrophy,
    name: '参加比赛',
    text: '进入设有鲸币奖励的阶段，或在最终排名中获奖',
    to: competitionListPath,
    way: '查看比赛',
  },
  {
    Icon: IconFeather,
    name: '创作收益',
    text: '加入创作者计划，公开的数据集和项目按评级和互动获得鲸币，每周三结算',
  },
  {
    Icon: IconShare3,
    name: '分享邀请',
    text: `每有一位新成员通过你的分享加入，双方各得 ${SHARE_REWARD} 鲸币，你每月最多获得 ${SHARE_REWARD_A_MONTH} 鲸币`,
  },
];

/** List of the sources of whale coins, as the product pays them, and of what they pay for. */
export const CoinSources = () => (
  <section aria-labelledby="sources" className={classes.part}>
    <Title order={2} size="h4" id="sources" mb="sm">
      如何获得鲸币
    </Title>
    <ul className={classes.sources}>
      {sources.map(({ Icon, name, text, to, way }) => (
        <li key={name} className={classes.source}>
          <Icon {...icon} />
          <div>
            <Text fw={500}>{name}</Text>
            <Text size="sm" c="dimmed">
              {text}
            </Text>
            {to && (
              <AppLink to={to} size="sm" alone>
                {way}
              </AppLink>
            )}
          </div>
        </li>
      ))}
    </ul>
    <Text size="sm" c="dimmed" mt="md">
      鲸币可用于支付部分比赛的报名费，创作者还可以兑换电子礼品卡。
    </Text>
  </section>
);
