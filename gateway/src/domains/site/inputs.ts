import { recommendConfigCalls } from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { bind } from '#graphql/inputs.ts';

export const inputs = {
  setSiteSettings: bind('SiteSettingsInput', siteCalls.setConfig),
  setRecommendConfig: bind('RecommendConfigInput', recommendConfigCalls.setRecommendConfig),
  recordPageView: bind('RecordPageViewInput', siteCalls.pageView),
};
