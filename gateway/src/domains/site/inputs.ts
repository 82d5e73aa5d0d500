import { recommendConfigCalls } from '@whaletide/schema/rest/recommend-config.ts';
import { siteCalls } from '@whaletide/schema/rest/site.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  setSiteSettings: bind('SiteSettingsInput', siteCalls.setConfig),
  setRecommendConfig: bind('RecommendConfigInput', recommendConfigCalls.setRecommendConfig),
  recordPageView: bind('RecordPageViewInput', siteCalls.pageView),
};
