import { createHash } from 'node:crypto';
import { type CalendarEvent, calendarCalls } from '@whaletide/schema/domains/calendars/rest.ts';
import { icsOf } from '@whaletide/schema/domains/calendars/rules/ics.ts';
import { momentTitle } from '@whaletide/schema/domains/calendars/rules/moments.ts';
import { competitionCalendarPath } from '@whaletide/schema/shared/rules/page-paths.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isId } from '#graphql/ids.ts';
import { Refusal } from '#refusal.ts';
import type { ScopedUpstream } from '#upstream/client.ts';
import type { RateLimits } from '../rate-limits.ts';
import type { SiteOriginOf } from '../site-origin.ts';
import { forPrograms, sendMissing } from './answers.ts';
import type { PagePaths } from './sitemap.ts';

/** Seconds that a calendar may keep one as it is. */
const MAX_AGE = 300;
/** Characters of the longest token. */
const LONGEST_TOKEN = 100;

interface CalendarParts {
  rates: RateLimits;
  originOf: SiteOriginOf;
  /** Upstream without a session, for the request of that id. */
  upstream: (requestId: string) => ScopedUpstream;
  siteName: string;
  paths: PagePaths;
}

/** The file of these events; none where nothing is found. */
const fileOf = async (
  name: string,
  asked: Promise<{ data: CalendarEvent[] }>,
  { origin, paths }: { origin: string; paths: PagePaths },
): Promise<string | null> => {
  let events: CalendarEvent[];
  try {
    events = (await asked).data;
  } catch (error) {
    if (error instanceof Refusal && error.code === 'NOT_FOUND') return null;
    throw error;
  }
  const { host } = new URL(origin);
  return icsOf(
    name,
    events.map((event) => ({
      uid: `${[event.Competition, event.Moment, event.Stage].filter(Boolean).join('-')}@${host}`,
      title: momentTitle({
        moment: event.Moment,
        stageName: event.StageName,
        name: event.Name,
        isActivity: event.Activity,
      }),
      url: `${origin}${(event.Activity ? paths.activities : paths.competitions)(event.Competition)}`,
      date: new Date(event.Date),
      updated: new Date(event.UpdateDate),
    })),
  );
};

const send = (request: FastifyRequest, reply: FastifyReply, file: string, isPublic: boolean) => {
  const etag = `"${createHash('sha256').update(file).digest('base64url').slice(0, 22)}"`;
  void reply.headers({
    etag,
    // A proxy before us doesn't hear of what is hidden meanwhile.
    'cache-control': isPublic
      ? `public, max-age=${MAX_AGE}, s-maxage=1`
      : `private, max-age=${MAX_AGE}`,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  return reply
    .headers({
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'inline; filename="calendar.ics"',
    })
    .send(file);
};

/** Calendar files: of a competition for everyone, and of what a member has entered by its token. */
export const calendarRoutes = (
  app: FastifyInstance,
  { rates, originOf, upstream, siteName, paths }: CalendarParts,
): void => {
  app.get<{ Params: { id: string } }>(
    competitionCalendarPath(':id'),
    forPrograms(originOf, async (request, reply, { origin, configured }) => {
      const { id } = request.params as { id: string };
      if (!isId(id)) return sendMissing(reply);
      await rates.operation(undefined, request.ip);
      const asked = upstream(request.id).shared(calendarCalls.ofCompetition, { params: { id } });
      const file = await fileOf(siteName, asked, { origin, paths });
      return file === null ? sendMissing(reply) : send(request, reply, file, configured);
    }),
  );

  app.get(
    '/home/calendar.ics',
    forPrograms(originOf, async (request, reply, { origin }) => {
      const { token } = request.query as { token?: string | string[] };
      if (typeof token !== 'string' || token === '' || token.length > LONGEST_TOKEN)
        return sendMissing(reply);
      await rates.operation(undefined, request.ip);
      const asked = upstream(request.id).shared(calendarCalls.ofToken, { query: { Token: token } });
      const file = await fileOf(`我的${siteName}日程`, asked, { origin, paths });
      return file === null ? sendMissing(reply) : send(request, reply, file, false);
    }),
  );
};
