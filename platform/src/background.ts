import { fromTheTop, allContributions } from './domains/gathered.ts';
import { domains } from './domains/all.ts';
import { recipientsBy } from './domains/notifications/recipients.ts';
import { parserServices } from './domains/uploads/store/parser-services.ts';
import { startParser } from './files/parsing/parser.ts';
import { type Lane, lanes } from './jobs/lanes.ts';
import { startMaintenance } from './jobs/maintenance.ts';
import { startSchedules } from './jobs/schedules.ts';
import { startWorker } from './jobs/worker.ts';
import { startMailWorker } from './mail/worker.ts';
import type { Services } from './services.ts';
import { DAY } from '@whaletide/schema/shared/rules/time.ts';

/** Days for which it is known what was sent; a key names its week or day, and doesn't come again. */
const MAIL_DAYS = 90;

/** Starts everything that this process does by itself; answers a function that ends it. */
export const startBackground = async (services: Services): Promise<() => Promise<void>> => {
  const { config, database, events, jobs: queue, log, now } = services;
  const parser = startParser(parserServices(services));
  const jobs = domains.flatMap(
    (each) => each.jobs?.({ services, parser, gathered: allContributions }) ?? [],
  );
  const endWorkers = await Promise.all([
    ...(Object.keys(lanes) as Lane[]).map((lane) => {
      const handlers = Object.assign({}, ...jobs.map((each) => each[lane])) as object;
      return startWorker({
        database,
        queue,
        handlers: { ...handlers },
        atOnce: lanes[lane],
        ...jobs.map((each) => each.turns?.[lane]).find(Boolean),
        limits: config.limits,
        log,
      });
    }),
    startMailWorker(services, recipientsBy(allContributions.mailed)),
  ]);
  const endSchedules = startSchedules(
    services,
    domains.flatMap((each) => each.schedules?.(services) ?? []),
  );
  const ends = domains.flatMap((each) => each.start?.(services, allContributions) ?? []);
  const endMaintenance = startMaintenance(
    [
      () => services.outbox.prune(new Date(now().getTime() - MAIL_DAYS * DAY)),
      () => events.prune(new Date(now().getTime() - config.limits.eventDays * DAY)),
      ...fromTheTop.flatMap((each) => each.upkeep?.(services, allContributions) ?? []),
    ],
    log,
  );
  return async () => {
    await endSchedules();
    await Promise.all(endWorkers.map((end) => end()));
    for (const end of ends) await end();
    for (const { stop } of jobs) await stop?.();
    parser.stop();
    await endMaintenance();
  };
};
