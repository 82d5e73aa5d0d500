import { type SQL, sql } from 'drizzle-orm';
import type { Transaction } from './database.ts';

interface Reference {
  [key: string]: unknown;
  child: string;
  column: string;
  /** As in pg_constraint: `n` sets null by itself. */
  action: string;
  parent: string;
  referenced: string;
}

/** Every foreign key of one column, as the database has them. */
const references = async (tx: Transaction): Promise<Reference[]> => {
  const { rows } = await tx.execute<Reference>(sql`
    select child.relname as child, own.attname as "column",
      key.confdeltype as action, parent.relname as parent, other.attname as referenced
    from pg_constraint as key
      inner join pg_class as child on child.oid = key.conrelid
      inner join pg_class as parent on parent.oid = key.confrelid
      inner join pg_attribute as own on own.attrelid = key.conrelid and own.attnum = key.conkey[1]
      inner join pg_attribute as other
        on other.attrelid = key.confrelid and other.attnum = key.confkey[1]
    where key.contype = 'f' and cardinality(key.conkey) = 1
      and child.relnamespace = current_schema()::regnamespace
    order by child.relname, own.attname`);
  return rows;
};

/**
 * Deletes rows with everything that refers to them, however deep, but for the rows of tables that
 * are kept, which name them no more. New tables are reached by their foreign keys, so that none is
 * left out.
 *
 * @param table name of the table
 * @param where condition on its rows
 * @param kept names of tables whose rows stay
 */
export const deleteWithReferences = async (
  tx: Transaction,
  table: string,
  where: SQL,
  kept: readonly string[],
): Promise<void> => {
  const all = await references(tx);
  const remove = async (parent: string, chosen: SQL, above: readonly string[]): Promise<void> => {
    for (const one of all) {
      if (one.parent !== parent || one.action === 'n' || above.includes(one.child)) continue;
      const rows = sql`select ${sql.identifier(one.referenced)} from ${sql.identifier(parent)}
        where ${chosen}`;
      const named = sql`${sql.identifier(one.column)} in (${rows})`;
      if (kept.includes(one.child))
        await tx.execute(sql`update ${sql.identifier(one.child)}
          set ${sql.identifier(one.column)} = null where ${named}`);
      else await remove(one.child, named, [...above, parent]);
    }
    await tx.execute(sql`delete from ${sql.identifier(parent)} where ${chosen}`);
  };
  await remove(table, where, []);
};
