import {
  BUNDLE_PATH,
  type Bundle,
  type BundleAnswers,
} from '@whaletide/schema/shared/rest/bundle.ts';
import nock from 'nock';
import { UPSTREAM } from './gateway.ts';

/** Header of a call in a bundle: its place there. */
export const IN_BUNDLE = 'x-in-bundle';

/** Answers bundles as platform does: by what is stubbed for each of their calls. */
export const stubBundles = (): void => {
  nock(UPSTREAM)
    .persist()
    .post(BUNDLE_PATH)
    .reply(async (request: Request) => {
      const { Targets } = (await request.json()) as Bundle;
      const answers: BundleAnswers = await Promise.all(
        Targets.map(async (target, index) => {
          const headers = new Headers(request.headers);
          for (const name of ['content-type', 'content-length', 'transfer-encoding'])
            headers.delete(name);
          headers.set(IN_BUNDLE, String(index));
          const answer = await fetch(`${UPSTREAM}${target}`, { headers });
          const retryAfter = answer.headers.get('retry-after');
          return {
            Status: answer.status,
            Text: await answer.text(),
            ...(retryAfter !== null && { RetryAfter: retryAfter }),
          };
        }),
      );
      return [200, JSON.stringify(answers)];
    });
};
