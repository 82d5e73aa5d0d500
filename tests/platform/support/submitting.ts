import { competitionCalls } from '@whaletide/schema/domains/competitions/rest/competitions.ts';
import {
  submissionCalls,
  type Work,
  workStatus,
} from '@whaletide/schema/domains/submissions/rest/submissions.ts';
import type { UploadPurpose, UploadRef } from '@whaletide/schema/domains/uploads/rest.ts';
import type { TestPlatform } from './platform.ts';
import type { TestCompetition } from './competition.ts';

export interface Sent {
  status: number;
  body: UploadRef & { url: string; code?: string; message?: string };
}

/** Uploads a file as a browser does. */
export const upload = async (
  { app }: TestPlatform,
  token: string,
  content: string | Buffer,
  { name = 'result.csv', purpose = 'result' as UploadPurpose, field = 'file' } = {},
): Promise<Sent> => {
  const form = new FormData();
  form.append(field, new Blob([content]), name);
  const request = new Request('http://platform/', { method: 'POST', body: form });
  const response = await app.inject({
    method: 'POST',
    url: `/api/uploads?purpose=${purpose}`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': request.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await request.arrayBuffer()),
  });
  return { status: response.statusCode, body: response.json() };
};

/** Names an uploaded file as a submission does. */
export const refOf = ({ body: { key, ext, name, size } }: Sent): UploadRef => ({
  key,
  ext,
  name,
  size,
});

/** A new member in a team of their own. */
export const enter = async (platform: TestPlatform, competition: TestCompetition, name: string) => {
  const { user, jwt: token } = await platform.join(name);
  const params = { id: competition.id };
  const state = await platform.call(competitionCalls.register, { params, body: {} }, { token });
  return { id: user._id, token, team: state.team ?? '' };
};

export const submit = async (
  platform: TestPlatform,
  { taskId }: TestCompetition,
  token: string,
  content: string | Buffer,
): Promise<Work> => {
  const result = refOf(await upload(platform, token, content));
  return platform.call(submissionCalls.submit, { body: { Task: taskId, result } }, { token });
};

/** Asks until the work is no longer pending; the caller's test time bounds it. */
export const reviewed = async (
  platform: TestPlatform,
  token: string,
  workId: string,
): Promise<Work> => {
  for (;;) {
    const params = { id: workId };
    const work = await platform.call(submissionCalls.get, { params }, { token });
    if (work.Status !== workStatus.pending) return work;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
};
