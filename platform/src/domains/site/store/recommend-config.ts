import { eq } from 'drizzle-orm';
import { RecommendConfig } from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { recommendConfigProblem } from '@whaletide/schema/domains/site/rules/recommend-config.ts';
import { Value } from 'typebox/value';
import type { Handle } from '#database/database.ts';
import { type Caller, hasRole } from '#http/caller.ts';
import { forbidden, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { actedBy, record } from '#domains/moderation/store.ts';
import { siteConfigs } from '../tables.ts';

const NAME = 'recommend';

const nothing: RecommendConfig = {
  Home: { AdList: [] },
  RecommendGroup: [],
  LearningPath: [],
  Lab: { TabList: [], HotList: [], AdList: [] },
  Activity: { AdList: [] },
  ClassCalendar: [],
  Column: [],
};

/** Answers what administrators recommend; nothing where the stored value is of another shape. */
export const recommendConfig = async (db: Handle): Promise<RecommendConfig> => {
  const [row] = await db.select().from(siteConfigs).where(eq(siteConfigs.name, NAME));
  const merged = { ...nothing, ...(row?.value as object | undefined) };
  return Value.Check(RecommendConfig, merged) ? merged : nothing;
};

/**
 * Sets it as a whole; what an older client knows nothing of stays.
 * @throws Refusal FORBIDDEN, BAD_USER_INPUT as site/rules/recommend-config.ts says
 */
export const setRecommendConfig = async (
  { database, now }: Services,
  caller: Caller,
  config: RecommendConfig,
): Promise<RecommendConfig> => {
  if (!hasRole(caller, 'admin')) throw forbidden('仅管理员可以修改推荐内容');
  refuseIf(recommendConfigProblem(config));
  return database.transaction(async (tx) => {
    const before = await recommendConfig(tx);
    const { Activity, ClassCalendar } = before;
    const value = { Activity, ClassCalendar, ...config };
    await tx
      .insert(siteConfigs)
      .values({ name: NAME, value })
      .onConflictDoUpdate({ target: siteConfigs.name, set: { value } });
    await record(tx, actedBy(caller, now), {
      action: 'site.setRecommendConfig',
      kind: 'SITE',
      target: null,
      title: '推荐内容',
      before,
      after: value,
    });
    return recommendConfig(tx);
  });
};
