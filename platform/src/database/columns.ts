import { authorships } from '@whaletide/schema/shared/rules/authorship.ts';
import { customType, text, timestamp } from 'drizzle-orm/pg-core';

/** The primary key of a table of ours: an id of ids.ts. */
export const id = () => text('id').primaryKey();

/** A moment; kept in UTC to the millisecond, as JavaScript knows it. */
export const timestamptz = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Bytes; PostgreSQL's driver brings a Buffer, PGlite a plain array of them. */
export const bytea = customType<{ data: Uint8Array }>({ dataType: () => 'bytea' });

/** Since when administrators have content folded, and why; null while it is shown. */
export const folding = () => ({
  collapsedDate: timestamptz('collapsed_date'),
  collapsedReason: text('collapsed_reason'),
});

/** Author of content, as it was said with it; what was written before is people's. */
export const authorshipColumns = () => ({
  authorship: text('authorship', { enum: authorships }).notNull().default('HUMAN'),
  /** Model that had a part in it; null where none is named. */
  authorshipModel: text('authorship_model'),
});
