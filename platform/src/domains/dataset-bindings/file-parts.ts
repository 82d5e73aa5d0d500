import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { FilePart } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { Refusal } from '@whaletide/server/refusal.ts';
import type { ParseOptions } from '../../files/parsing/parse-file.ts';
import type { Parser } from '../../files/parsing/parser.ts';
import type { Caller } from '../../http/caller.ts';
import { notFound } from '../../refusal.ts';
import type { Services } from '../../services.ts';
import { uploads } from '../uploads/tables.ts';
import { mayReadDataset } from './access.ts';

/** Parts that are kept: a reader goes back and forth. */
const KEPT = 200;

/** Parts that are read or wait; a reader waits no longer than for these. */
const MOST_WAITING = 16;

/** Reads parts of files in the parser's thread, one after the other. */
export const filePartReader = ({ database: { db } }: Services, parser: Parser) => {
  const parts = new LRUCache<string, FilePart>({ max: KEPT });
  const underWay = new Map<string, Promise<FilePart>>();

  const read = (upload: typeof uploads.$inferSelect, options: ParseOptions): Promise<FilePart> => {
    const address = JSON.stringify([upload.key, options]);
    const known = parts.get(address);
    if (known) return Promise.resolve(known);
    const begun = underWay.get(address);
    if (begun) return begun;
    if (underWay.size >= MOST_WAITING)
      throw new Refusal('RATE_LIMITED', '正在读取的文件过多，请稍后再试', { retryAfter: 5 });
    const { key, ext, name, size } = upload;
    const reading = parser
      .parse({ key, ext, name, size, options })
      .then((Parsed) => {
        parts.set(address, { Parsed });
        return { Parsed };
      })
      .finally(() => underWay.delete(address));
    underWay.set(address, reading);
    return reading;
  };

  /** @throws Refusal NOT_FOUND where the caller may not read the file, RATE_LIMITED */
  return async (caller: Caller | null, token: string, options: ParseOptions): Promise<FilePart> => {
    const [upload] = await db.select().from(uploads).where(eq(uploads.key, token));
    if (upload?.purpose !== 'dataset' || !(await mayReadDataset(db, caller, upload)))
      throw notFound('文件');
    return read(upload, options);
  };
};
