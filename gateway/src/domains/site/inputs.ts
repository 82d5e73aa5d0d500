import { siteCalls } from '@whaletide/schema/rest/site.ts';
import { bind } from '../../graphql/inputs.ts';

export const inputs = {
  setSiteSettings: bind('SiteSettingsInput', siteCalls.setConfig),
  recordPageView: bind('RecordPageViewInput', siteCalls.pageView),
};
