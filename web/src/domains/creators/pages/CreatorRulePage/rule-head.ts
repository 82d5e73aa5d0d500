import type { PageHead } from '#lib/page-render.ts';
import { trailLd } from '#lib/json-ld.ts';
import { ruleTitles } from '#domains/creators/components/CreatorRules/rule-titles.ts';
import { creatorPlanPath, creatorRulePath, type RuleTab } from '#domains/creators/paths.ts';

const descriptions: Record<RuleTab, string> = {
  calculation: '创作者计划的数据集评级、项目互动和收益窗口怎样计算。',
  settlement: '创作者收益每周三结算上一个自然周，计入鲸币钱包。',
  exchange: '创作者收益怎样兑换电子礼品卡，额度和发放时间。',
  norms: '创作者需要遵守的规范，以及违规的处理。',
};

/** Describes a section of the rules in its document's head. */
export const ruleHead = (tab: RuleTab): PageHead => ({
  title: `${ruleTitles[tab]} · 创作者计划`,
  description: descriptions[tab],
  canonical: creatorRulePath(tab),
  jsonLd: (absolute) => [
    trailLd(
      [
        { name: '创作者计划', path: creatorPlanPath },
        { name: ruleTitles[tab], path: creatorRulePath(tab) },
      ],
      absolute,
    ),
  ],
});
