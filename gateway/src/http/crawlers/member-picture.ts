import { createHash } from 'node:crypto';
import { memberPicturePath } from '@whaletide/schema/shared/rules/page-paths.ts';
import type { FastifyInstance } from 'fastify';
import type { GatewayContext } from '#graphql/context.ts';
import type { Engine } from '#graphql/engine.ts';
import { isId } from '#graphql/ids.ts';
import { upstreamUnavailable } from '#refusal.ts';
import type { MemberPictureFacts } from '#pages/messages.ts';
import type { PageRenderer } from '#pages/renderer.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { SiteOriginOf } from '../site-origin.ts';
import { forPrograms, sendMissing } from './answers.ts';
import { askAsVisitor, ownOperation } from './ask.ts';
import type { Kept } from './kept.ts';

/** Seconds that others may show one as it is. */
const MAX_AGE = 3_600;

const QUERY = `query MemberPicture($id: ID!) {
  member(id: $id) {
    id
    record {
      bestRank
      awardsCount
      rating { value deviation }
      activity { day submissionsCount publicationsCount postsCount }
    }
  }
}`;

interface Answer {
  member: {
    record:
      | (Omit<MemberPictureFacts, 'activity'> & {
          activity: MemberPictureFacts['activity'] | null;
        })
      | null;
  } | null;
}

/** A drawn picture of a member. */
export interface MemberPicture {
  memberId: string;
  png: Buffer;
  bytes: number;
  etag: string;
}

interface MemberPictureParts {
  engine: Engine;
  rates: RateLimits;
  originOf: SiteOriginOf;
  renderer: PageRenderer;
  /** A context without a session, for the request of that id. */
  visitor: (requestId: string) => GatewayContext;
  kept: Kept<MemberPicture>;
}

/**
 * `GET /home/user/profile/:id/picture.png`: what a member has reached as a picture, for link previews;
 * none where the profile is hidden.
 */
export const memberPictureRoutes = (
  app: FastifyInstance,
  { engine, rates, originOf, renderer, visitor, kept }: MemberPictureParts,
): void => {
  const operation = ownOperation(engine, QUERY);

  const make = async (id: string, requestId: string): Promise<MemberPicture | null> => {
    const answer = await askAsVisitor<Answer>(engine, operation, { id }, visitor(requestId));
    const record = answer?.member?.record;
    if (!record) return null;
    const outcome = await renderer.drawMember({ ...record, activity: record.activity ?? [] });
    if (outcome.kind !== 'picture') throw upstreamUnavailable();
    const png = Buffer.from(outcome.png);
    const digest = createHash('sha256').update(png).digest('base64url').slice(0, 22);
    return { memberId: id, png, bytes: png.length, etag: `"${digest}"` };
  };

  app.get(
    memberPicturePath(':id'),
    forPrograms(originOf, async (request, reply) => {
      const { id } = request.params as { id: string };
      if (!isId(id)) return sendMissing(reply);
      if (!kept.fresh(id)) await rates.operation(undefined, request.ip);
      const picture = await kept.get(id, () => make(id, request.id));
      if (!picture) return sendMissing(reply);
      const { etag, png } = picture;
      // A proxy before us doesn't hear of what is hidden meanwhile.
      void reply.headers({ etag, 'cache-control': `public, max-age=${MAX_AGE}, s-maxage=1` });
      if (request.headers['if-none-match'] === etag) return reply.code(304).send();
      // Other sites show it beside a link to this one.
      return reply
        .headers({ 'cross-origin-resource-policy': 'cross-origin' })
        .type('image/png')
        .send(png);
    }),
  );
};
