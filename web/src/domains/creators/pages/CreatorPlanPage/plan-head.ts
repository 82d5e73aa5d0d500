import type { PageHead } from '#lib/page-render.ts';
import { trailLd } from '#lib/json-ld.ts';
import { creatorPlanPath } from '#domains/creators/paths.ts';

/** Head of the document of the plan's page. */
export const planHead: PageHead = {
  title: '创作者计划',
  description: '分享数据集和项目，按评级和互动获得鲸币，兑换电子礼品卡。',
  canonical: creatorPlanPath,
  jsonLd: (absolute) => [trailLd([{ name: '创作者计划', path: creatorPlanPath }], absolute)],
};
