import type { FastifyInstance } from 'fastify';
import { exportCalls, type ExportKind } from '@whaletide/schema/domains/managing/rest/exports.ts';
import { dayKey } from '@whaletide/schema/shared/rules/time.ts';
import type { Handle } from '#database/database.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { managedCompetition } from '#domains/competitions/store/access.ts';
import type { CompetitionRow } from '#domains/competitions/tables.ts';
import { csvStream, sendCsv, type Table } from '#http/csv.ts';
import { qualificationsTable } from './qualifications.ts';
import { rankingTable } from './ranking.ts';
import { registrationsTable } from './registrations.ts';
import { teamsTable } from './teams.ts';
import { worksTable } from './works.ts';

type MakeTable = (db: Handle, competition: CompetitionRow) => Promise<Table>;

const tables: Record<ExportKind, { name: string; make: MakeTable }> = {
  registrations: { name: '报名', make: registrationsTable },
  teams: { name: '团队', make: teamsTable },
  qualifications: { name: '资质审核', make: qualificationsTable },
  works: { name: '提交', make: worksTable },
  ranking: { name: '最终排名', make: rankingTable },
};

/** Tables of a competition as files, for who manages it. */
export const exportRoutes = (app: FastifyInstance, { database: { db }, now }: Services): void => {
  route(app, exportCalls.csv, async ({ params, caller, reply }) => {
    const competition = await managedCompetition(db, caller, params.id);
    const { name, make } = tables[params.kind];
    const table = await make(db, competition);
    return sendCsv(reply, `${competition.name} ${name} ${dayKey(now())}`, csvStream(table));
  });
};
