import { eq } from 'drizzle-orm';
import { forumCalls } from '@whaletide/schema/domains/forum/rest/forum.ts';
import {
  type ForumPost,
  type ForumReply,
} from '@whaletide/schema/domains/forum/rest/forum-documents.ts';
import { members } from '#platform/src/domains/members/tables.ts';
import type { TestPlatform } from './platform.ts';
import { upload } from './submitting.ts';

export interface Person {
  id: string;
  token: string;
}

/** A new member at level 2, or whatever is said of their row. */
export const writer = async (
  platform: TestPlatform,
  name: string,
  row: Partial<typeof members.$inferInsert> = { growthScore: 100 },
): Promise<Person> => {
  const { user, jwt } = await platform.join(name);
  await platform.database.db.update(members).set(row).where(eq(members.id, user._id));
  return { id: user._id, token: jwt };
};

export const post = (
  platform: TestPlatform,
  forum: string,
  { token }: Person,
  changes: object = {},
): Promise<ForumPost> =>
  platform.call(
    forumCalls.create,
    { body: { Forum: forum, Title: '求组队', Content: '缺一名队友', Type: 2, ...changes } },
    { token },
  );

export const reply = (
  platform: TestPlatform,
  postId: string,
  { token }: Person,
  Content = '好',
  RefPost?: string,
): Promise<ForumReply> =>
  platform.call(
    forumCalls.reply,
    { params: { id: postId }, body: { Content, ...(RefPost && { RefPost }) } },
    { token },
  );

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** The key of a picture that the member uploaded for a post. */
export const picture = async (platform: TestPlatform, { token }: Person): Promise<string> =>
  (await upload(platform, token, PNG, { name: '封面.png', purpose: 'post-image' })).body.key;
