import type { Names } from '../names.ts';

const tables = ({
  many,
  One,
  table,
}: Names) => `import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, timestamptz } from '#database/columns.ts';
import { members } from '../members/tables.ts';

/** Rows that members keep for themselves. */
export const ${many} = pgTable(
  '${table}',
  {
    id: id(),
    memberId: text('member_id')
      .notNull()
      .references(() => members.id),
    name: text('name').notNull(),
    createDate: timestamptz('create_date').notNull(),
  },
  (table) => [
    index('${table}_of_member').on(
      table.memberId,
      table.createDate.desc().nullsFirst(),
      table.id,
    ),
  ],
);
export type ${One}Row = typeof ${many}.$inferSelect;
`;

const personal = ({
  many,
  chinese,
}: Names) => `import { ownOnly, type PersonalColumn } from '#personal-data/entry.ts';
import { ${many} } from './tables.ts';

/** Columns of this domain by which rows are a member's. */
export const personal: readonly PersonalColumn[] = [
  {
    column: ${many}.memberId,
    file: '${chinese}/${chinese}',
    title: '我的${chinese}',
    fields: [
      ownOnly(
        '本人的${chinese}',
        ${many}.id,
        ${many}.memberId,
        ${many}.name,
        ${many}.createDate,
      ),
    ],
  },
];
`;

const presenters = ({
  folder,
  One,
}: Names) => `import type { ${One} } from '@whaletide/schema/domains/${folder}/rest.ts';
import type { ${One}Row } from './tables.ts';

export const to${One} = (row: ${One}Row): ${One} => ({
  _id: row.id,
  Name: row.name,
  CreateDate: row.createDate.toISOString(),
});
`;

const store = ({
  folder,
  many,
  Many,
  one,
  One,
  chinese,
}: Names) => `import { asc, count, desc, eq } from 'drizzle-orm';
import type { CallInput } from '@whaletide/schema/shared/rest/call.ts';
import type { Page } from '@whaletide/schema/shared/rest/common.ts';
import type { ${One}, ${one}Calls } from '@whaletide/schema/domains/${folder}/rest.ts';
import { ${one}CountProblem, ${one}NameProblem } from '@whaletide/schema/domains/${folder}/rules.ts';
import type { Handle, Transaction } from '#database/database.ts';
import type { Caller } from '#http/caller.ts';
import { type PageQuery, toPage } from '#http/paging.ts';
import { newId } from '#ids.ts';
import { notFound, refuseIf } from '#refusal.ts';
import type { Services } from '#services.ts';
import { lockedMember } from '../members/store.ts';
import { to${One} } from './presenters.ts';
import { ${many} } from './tables.ts';

const countOf = (db: Handle, memberId: string) =>
  db.select({ rows: count() }).from(${many}).where(eq(${many}.memberId, memberId));

/** A page of the member's own, the newest first. */
export const own${Many} = (
  db: Handle,
  memberId: string,
  query: PageQuery,
): Promise<Page<${One}>> =>
  toPage(query, {
    rows: db
      .select()
      .from(${many})
      .where(eq(${many}.memberId, memberId))
      .orderBy(desc(${many}.createDate), asc(${many}.id)),
    total: countOf(db, memberId),
    present: (rows) => rows.map(to${One}),
  });

/** @throws Refusal BAD_USER_INPUT as ${folder}/rules.ts says, CONFLICT for one too many */
export const create${One} = (
  { database, now }: Services,
  caller: Caller,
  { Name }: CallInput<typeof ${one}Calls.create>['body'],
): Promise<${One}> =>
  database.transaction(async (tx) => {
    refuseIf(${one}NameProblem(Name));
    await lockedMember(tx, caller.id);
    const [kept] = await countOf(tx, caller.id);
    refuseIf(${one}CountProblem(kept?.rows ?? 0));
    const date = now();
    const [row] = await tx
      .insert(${many})
      .values({
        id: newId(date.getTime()),
        memberId: caller.id,
        name: Name.trim(),
        createDate: date,
      })
      .returning();
    if (!row) throw notFound('${chinese}');
    return to${One}(row);
  });

/** Removes all of a member's, whose account closes. */
export const forget${Many} = async (tx: Transaction, { id }: { id: string }): Promise<void> => {
  await tx.delete(${many}).where(eq(${many}.memberId, id));
};
`;

const routes = ({
  folder,
  Many,
  one,
  One,
}: Names) => `import type { FastifyInstance } from 'fastify';
import { ${one}Calls } from '@whaletide/schema/domains/${folder}/rest.ts';
import { route } from '#http/route.ts';
import type { Services } from '#services.ts';
import { create${One}, own${Many} } from './store.ts';

export const ${one}Routes = (app: FastifyInstance, services: Services): void => {
  const { db } = services.database;

  route(app, ${one}Calls.own, ({ query, caller }) => own${Many}(db, caller.id, query));

  route(app, ${one}Calls.create, ({ body, caller }) => create${One}(services, caller, body));
};
`;

const contribution = ({ many, Many, one }: Names) => `import type { Domain } from '#domain.ts';
import { personal } from './personal.ts';
import { ${one}Routes } from './routes.ts';
import { forget${Many} } from './store.ts';

export const ${many} = {
  routes: () => [${one}Routes],
  closure: { forget: [forget${Many}] },
  personal,
} satisfies Domain;
`;

/** Files of a domain in platform. */
export const platformFiles = (names: Names): Record<string, string> => {
  const folder = `platform/src/domains/${names.folder}`;
  return {
    [`${folder}/tables.ts`]: tables(names),
    [`${folder}/personal.ts`]: personal(names),
    [`${folder}/presenters.ts`]: presenters(names),
    [`${folder}/store.ts`]: store(names),
    [`${folder}/routes.ts`]: routes(names),
    [`${folder}/index.ts`]: contribution(names),
  };
};
