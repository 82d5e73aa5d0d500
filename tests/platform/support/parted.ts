import { createHash } from 'node:crypto';
import { uploadCalls, type UploadSession } from '@whaletide/schema/domains/uploads/rest.ts';
import type { Person } from './forum.ts';
import type { TestPlatform } from './platform.ts';

export const sha256 = (content: Buffer): string =>
  createHash('sha256').update(content).digest('hex');

/** Begins the upload of a file in parts. */
export const begin = (
  platform: TestPlatform,
  member: Person,
  content: { length: number },
  more: { Name?: string; Hash?: string; Modified?: number } = {},
): Promise<UploadSession> =>
  platform.call(
    uploadCalls.begin,
    {
      body: {
        Purpose: 'dataset',
        Name: 'data.csv',
        Size: content.length,
        Modified: 1_700_000_000_000,
        ...more,
      },
    },
    member,
  );

/** Sends one part of a file. */
export const sendPart = async (
  platform: TestPlatform,
  member: { token: string },
  session: UploadSession,
  number: number,
  part: Buffer,
  hash?: string,
) => {
  const answer = await platform.app.inject({
    method: 'PUT',
    url: `/api/uploadSessions/${session._id}/parts/${number}`,
    headers: {
      authorization: `Bearer ${member.token}`,
      'content-type': 'application/octet-stream',
      ...(hash !== undefined && { 'x-part-sha256': hash }),
    },
    payload: part,
  });
  return { status: answer.statusCode, body: answer.json<UploadSession & { message: string }>() };
};

export const partOf = (content: Buffer, { PartSize }: UploadSession, number: number): Buffer =>
  content.subarray(number * PartSize, (number + 1) * PartSize);
