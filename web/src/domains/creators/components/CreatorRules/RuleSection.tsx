import { Title } from '@mantine/core';
import {
  exchangeAmounts,
  EXCHANGE_CUTOFF_DAY,
  EXCHANGE_MONTH_LIMIT,
  EXCHANGE_PAY_DAY,
} from '@whaletide/schema/domains/creators/rules/exchange.ts';
import { MAX_VIOLATIONS } from '@whaletide/schema/domains/creators/rules/programme.ts';
import type { RuleTab } from '#domains/creators/paths.ts';
import { CalculationRules } from './CalculationRules.tsx';
import type { CreatorTermsFragment } from './CreatorRules.generated.ts';
import { ruleTitles } from './rule-titles.ts';
import classes from './CreatorRules.module.css';

const SettlementRules = () => (
  <>
    <p>每周三结算上一个自然周（周一至周日，北京时间）的收益，直接计入你的鲸币钱包。</p>
    <ul>
      <li>每一笔收益都会写明来自哪个内容、因为什么。</li>
      <li>同一笔收益只结算一次；因故推迟的结算会补上，不会遗漏。</li>
      <li>创作者权益被封禁期间不结算收益；恢复后，只计算恢复之后的互动。</li>
    </ul>
  </>
);

const ExchangeRules = () => (
  <>
    <p>
      鲸币可以兑换 {exchangeAmounts.join('、')} 元的电子礼品卡，1 鲸币兑换 1
      元。每人每月（北京时间）最多兑换 {EXCHANGE_MONTH_LIMIT} 元，被退还的不计入。
    </p>
    <ul>
      <li>
        每月 {EXCHANGE_CUTOFF_DAY} 日 23:59 前提交的申请，在当月 {EXCHANGE_PAY_DAY}{' '}
        日前发放；之后提交的，在次月 {EXCHANGE_PAY_DAY} 日前发放。
      </li>
      <li>提交申请时扣除并保留相应的鲸币；未能发放的，鲸币全额退还。</li>
      <li>卡密只有你本人在创作者中心可以看到，请妥善保管。</li>
    </ul>
  </>
);

const Norms = () => (
  <>
    <p>创作者计划鼓励原创、可以复现的数据集和项目。请遵守以下规范：</p>
    <ul>
      <li>内容为本人原创，或已获得授权并注明来源与许可协议；不抄袭、不搬运。</li>
      <li>数据集说明来源、字段和使用限制，不含个人隐私或违法内容。</li>
      <li>不以小号、互刷、利诱等方式制造 Fork、点赞或收藏。</li>
      <li>不发布误导、广告或与数据科学无关的内容。</li>
    </ul>
    <p>
      违反规范会被记录违规并通知你，累计 {MAX_VIOLATIONS}{' '}
      次即退出创作者计划，且不能再次加入。情节严重的，管理员会封禁创作者权益。
    </p>
  </>
);

interface RuleSectionProps {
  tab: RuleTab;
  terms: CreatorTermsFragment;
  /** Level of its heading on the page. */
  order?: 1 | 2;
}

/** One section of the programme's rules. */
export const RuleSection = ({ tab, terms, order = 2 }: RuleSectionProps) => (
  <article className={classes.section} aria-labelledby={`rule-${tab}`}>
    <Title order={order} size="h3" id={`rule-${tab}`}>
      {ruleTitles[tab]}
    </Title>
    {tab === 'calculation' && <CalculationRules terms={terms} />}
    {tab === 'settlement' && <SettlementRules />}
    {tab === 'exchange' && <ExchangeRules />}
    {tab === 'norms' && <Norms />}
  </article>
);
