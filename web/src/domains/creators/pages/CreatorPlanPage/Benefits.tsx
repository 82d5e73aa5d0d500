import { Text, Title } from '@mantine/core';
import { IconDatabase, IconGift, IconNotebook } from '@tabler/icons-react';
import {
  datasetRatings,
  EARNING_AFTER_DAYS,
  EARNING_MONTHS,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import {
  exchangeAmounts,
  EXCHANGE_MONTH_LIMIT,
} from '@whaletide/schema/domains/creators/rules/exchange.ts';
import surfaces from '#theme/surfaces.module.css';
import classes from './CreatorPlanPage.module.css';

const { MASTERPIECE, PLAIN } = datasetRatings;
const icon = { size: 24, stroke: 1.5, 'aria-hidden': true } as const;

const benefits = [
  {
    Icon: IconDatabase,
    title: '数据集按评级获得收益',
    text: `从「${PLAIN.name}」的 ${PLAIN.coins} 鲸币到「${MASTERPIECE.name}」的 ${MASTERPIECE.coins} 鲸币。`,
  },
  {
    Icon: IconNotebook,
    title: '项目因互动获得收益',
    text: `发布 ${EARNING_AFTER_DAYS} 天后到 ${EARNING_MONTHS} 个月内，其他成员的 Fork、点赞和收藏按规则计入收益，每周有上限。`,
  },
  {
    Icon: IconGift,
    title: '鲸币兑换电子礼品卡',
    text: `${exchangeAmounts.join('、')} 元可选，每月最多 ${EXCHANGE_MONTH_LIMIT} 元。`,
  },
];

/** List of the benefits that a creator has. */
export const Benefits = () => (
  <ul className={classes.benefits}>
    {benefits.map(({ Icon, title, text }) => (
      <li key={title} className={`${surfaces.panel} ${classes.benefit}`}>
        <Icon {...icon} />
        <Title order={2} size="h4" mt="xs">
          {title}
        </Title>
        <Text c="dimmed">{text}</Text>
      </li>
    ))}
  </ul>
);
