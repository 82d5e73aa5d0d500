import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { boardFileCalls } from '@whaletide/schema/domains/leaderboards/rest/board-files.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import { snapshot } from '#database/snapshot.ts';
import { spool, type Spooled } from '#files/spool.ts';
import { csvStream, sendCsv } from '#http/csv.ts';
import { goneSignal, route } from '#http/route.ts';
import { newId } from '#ids.ts';
import { takeTurns } from '#jobs/turns.ts';
import type { Services } from '#services.ts';
import { stageBoardReader } from '../store/stages.ts';
import { type BoardFile, groupFile, stageFile, taskFile } from './boards.ts';

/** Boards that are being written, or wait for it. */
const PLACES = 20;
/** Seconds. */
const RETRY_AFTER = 10;

/** Boards as files. */
export const boardFileRoutes = (app: FastifyInstance, services: Services): void => {
  const { config, database, log, now } = services;
  const stageBoard = stageBoardReader(database.db);

  const turns = takeTurns({
    atOnce: 1,
    places: PLACES,
    retryAfter: RETRY_AFTER,
    full: '正在导出的排行榜过多，请稍后再试',
  });
  /**
   * Writes the table to a file as of one moment, one board after the other: the database is held no
   * longer than that takes, however slowly the file is fetched, and no board as a whole in memory.
   */
  const write = ({ table }: BoardFile): Promise<Spooled> =>
    snapshot(database.db, async (tx) => spool(csvStream(await table(tx)), config.dataDir, newId()));

  route(app, boardFileCalls.csv, async (asking) => {
    const { params, query, caller, address, reply } = asking;
    const { kind, id } = params;
    const asked = { ...query, viewer: caller?.id };
    const file =
      kind === 'tasks'
        ? await taskFile(services, caller, id, asked)
        : kind === 'groups'
          ? await groupFile(services, id, asked)
          : await stageFile(services, stageBoard, caller, { id, query: asked });
    const asker = caller?.id ?? address;
    const spooled = await turns.take([asker], () => write(file), goneSignal(reply));
    const content = createReadStream(spooled.path).on('close', () => {
      spooled.discard().catch((error: unknown) => log.warn({ err: error }, 'file not removed'));
    });
    return sendCsv(reply, `${file.name} ${dayKey(now())}`, content);
  });
};
