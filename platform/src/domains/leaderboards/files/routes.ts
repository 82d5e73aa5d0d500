import { createReadStream } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { boardFileCalls } from '@whaletide/schema/domains/leaderboards/rest/board-files.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import { snapshot } from '#database/snapshot.ts';
import { spool, type Spooled } from '#files/spool.ts';
import { csvStream, sendCsv } from '#http/csv.ts';
import { route } from '#http/route.ts';
import { newId } from '#ids.ts';
import type { Services } from '#services.ts';
import { stageBoardReader } from '../store/stages.ts';
import { type BoardFile, groupFile, stageFile, taskFile } from './boards.ts';

/** Boards as files. */
export const boardFileRoutes = (app: FastifyInstance, services: Services): void => {
  const { config, database, log, now } = services;
  const stageBoard = stageBoardReader(database.db);

  let turn: Promise<unknown> = Promise.resolve();
  /**
   * Writes the table to a file as of one moment, one board after the other: the database is held no
   * longer than that takes, however slowly the file is fetched, and no board as a whole in memory.
   */
  const write = ({ table }: BoardFile): Promise<Spooled> => {
    const next = turn.then(() =>
      snapshot(database.db, async (tx) =>
        spool(csvStream(await table(tx)), config.dataDir, newId()),
      ),
    );
    turn = next.catch(() => undefined);
    return next;
  };

  route(app, boardFileCalls.csv, async ({ params, query, caller, reply }) => {
    const { kind, id } = params;
    const asked = { ...query, viewer: caller?.id };
    const file =
      kind === 'tasks'
        ? await taskFile(services, caller, id, asked)
        : kind === 'groups'
          ? await groupFile(services, id, asked)
          : await stageFile(services, stageBoard, caller, { id, query: asked });
    const spooled = await write(file);
    const content = createReadStream(spooled.path).on('close', () => {
      spooled.discard().catch((error: unknown) => log.warn({ err: error }, 'file not removed'));
    });
    return sendCsv(reply, `${file.name} ${dayKey(now())}`, content);
  });
};
