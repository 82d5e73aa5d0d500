import { channelContentCalls } from '@whaletide/schema/domains/channels/rest/channel-contents.ts';
import type {
  Zone,
  ZoneContentType,
} from '@whaletide/schema/domains/channels/rest/channel-documents.ts';
import { channelCalls } from '@whaletide/schema/domains/channels/rest/channels.ts';
import { type Person, writer } from './forum.ts';
import type { TestPlatform } from './platform.ts';

/** An administrator, who makes channels and moderates all of them. */
export const administrator = (platform: TestPlatform): Promise<Person> =>
  writer(platform, '频道管理员', { roles: ['admin'] });

/** A new channel, without contents. */
export const channel = (platform: TestPlatform, admin: Person, Name: string): Promise<Zone> =>
  platform.call(channelCalls.create, { body: { Name, Description: `${Name}的简介` } }, admin);

export const collectInto = (
  platform: TestPlatform,
  by: Person,
  channelId: string,
  ContentType: ZoneContentType,
  ...ids: string[]
): Promise<Zone> =>
  platform.call(
    channelContentCalls.collect,
    { params: { id: channelId }, body: { ContentType, ids } },
    by,
  );
