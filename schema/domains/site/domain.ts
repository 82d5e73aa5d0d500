import { domain } from '#shared/domain.ts';
import { rawSettingsCalls } from './rest/raw-settings.ts';
import { recommendConfigCalls } from './rest/recommend-config.ts';
import { siteCalls } from './rest/site.ts';

export const site = domain({
  name: 'site',
  chinese: '站点',
  rest: 'configs',
  graphql: 'Site, SiteConfig',
  purpose:
    'Settings of the whole site, what administrators recommend, lists of schools and places.',
  calls: [siteCalls, recommendConfigCalls, rawSettingsCalls],
  knows: { platform: ['moderation', 'quests', 'competitions'], gateway: [], web: ['account'] },
});
