import { and, asc, desc, gt, lt, or, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Concealed, siteCalls } from '@whaletide/schema/domains/site/rest/site.ts';
import type { Handle } from '#database/database.ts';
import { goneSignal, route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { concealments } from './tables.ts';

/** As the triggers name it. */
const CHANNEL = 'whaletide_concealed';
/** Shorter than the time that a gateway gives a call. */
const WAIT_MS = 3_000;
/** A transaction that got an earlier number may commit later: what is so new is told once more. */
const OVERLAP = sql`now() - interval '30 seconds'`;
const KEPT_SINCE = sql`now() - interval '1 day'`;
/** More at once than a reader would look for one by one. */
const MAX_IDS = 1_000;

const { number, objectId, date } = concealments;

const newest = async (db: Handle): Promise<number> =>
  (await db.select({ number }).from(concealments).orderBy(desc(number)).limit(1))[0]?.number ?? 0;

const concealedAfter = async (db: Handle, after: number): Promise<Concealed> => {
  const Newest = await newest(db);
  const [oldest] = await db.select({ number }).from(concealments).orderBy(asc(number)).limit(1);
  // A number of another database, or one so old that some have been deleted since.
  const missed = after > Newest || (after > 0 && after + 1 < (oldest?.number ?? 0));
  const rows = await db
    .select({ objectId })
    .from(concealments)
    .where(or(gt(number, after), gt(date, OVERLAP)))
    .limit(MAX_IDS + 1);
  if (missed || rows.length > MAX_IDS) return { Newest, Ids: [], Missed: true };
  return { Newest, Ids: [...new Set(rows.map((row) => row.objectId))], Missed: false };
};

/**
 * Answers what has been concealed, as soon as something is: the request waits a while for it.
 */
export const concealmentRoute = async (
  app: FastifyInstance,
  { database, log }: Services,
): Promise<void> => {
  const waiting = new Set<() => void>();
  const wakeAll = () => {
    for (const wake of waiting) wake();
  };
  const stopListening = await database.listen(CHANNEL, wakeAll);
  let stopping = false;
  app.addHook('preClose', (done) => {
    stopping = true;
    wakeAll();
    done();
  });
  app.addHook('onClose', () =>
    stopListening().catch((error: unknown) =>
      log.warn({ err: error }, 'the watch for hidden content could not be ended'),
    ),
  );

  /** Ends with the next concealment, its time, or by `wake`. */
  const waitForOne = (signal: AbortSignal) => {
    let wake = (): void => undefined;
    const woken = new Promise<void>((resolve) => {
      wake = () => {
        clearTimeout(timer);
        waiting.delete(wake);
        resolve();
      };
      const timer = setTimeout(() => wake(), WAIT_MS);
      waiting.add(wake);
      signal.addEventListener('abort', wake, { once: true });
    });
    return { woken, wake };
  };

  route(app, siteCalls.concealed, async ({ query: { after, wait = true }, reply }) => {
    if (after === undefined) return { Newest: await newest(database.db), Ids: [], Missed: false };
    // Before looking, so that nothing comes between the look and the wait.
    const { woken, wake } = waitForOne(goneSignal(reply));
    const found = await concealedAfter(database.db, after);
    if (found.Missed || found.Newest > after || !wait || stopping) wake();
    else await woken;
    return found.Newest > after ? found : concealedAfter(database.db, after);
  });
};

/** Forgets what every gateway has long heard of. */
export const pruneConcealments = async (db: Handle): Promise<void> => {
  const last = await newest(db);
  // The newest stays, so that numbers are known to go on.
  await db.delete(concealments).where(and(lt(date, KEPT_SINCE), lt(number, last)));
};
