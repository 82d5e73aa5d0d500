import { recommendConfigCalls } from '@whaletide/schema/domains/site/rest/recommend-config.ts';
import { siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import { bindMutations } from '#graphql/inputs.ts';

export const inputs = bindMutations({
  setSiteSettings: siteCalls.setConfig,
  setRecommendConfig: recommendConfigCalls.setRecommendConfig,
  recordPageView: siteCalls.pageView,
});
