import type { Domain } from '#domain.ts';
import { channelContentRoutes } from './content-routes.ts';
import { forgetInChannels } from './forgetting.ts';
import { channelMails } from './mailing.ts';
import { channelContent } from './moderated.ts';
import { personal } from './personal.ts';
import { channelPages } from './public-pages.ts';
import { channelRoutes } from './routes.ts';
import { searchedChannels } from './searched.ts';
import { mentionableChannels } from './mentionable.ts';
import { namedChannels } from './named.ts';

export const channels = {
  routes: () => [channelRoutes, channelContentRoutes],
  publicPages: { channels: channelPages },
  moderated: () => ({ CHANNEL: channelContent }),
  mailed: channelMails,
  feed: { CHANNEL: mentionableChannels },
  closure: { forget: [forgetInChannels] },
  search: searchedChannels,
  personal,
  named: { CHANNEL: namedChannels },
} satisfies Domain;
