import { eq } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { FilePart } from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import type { ParseOptions } from '#files/parsing/parse-file.ts';
import type { Parser } from '#files/parsing/parser.ts';
import type { Caller } from '#http/caller.ts';
import { sharedWork } from '#jobs/shared-work.ts';
import { notFound } from '#refusal.ts';
import type { Services } from '#services.ts';
import { uploads } from '../uploads/tables.ts';
import { mayReadDataset } from './access.ts';

/** Parts that are kept: a reader goes back and forth. */
const MAX_KEPT_PARTS = 200;

interface Look {
  caller: Caller | null;
  /** Address of who looks, as it is counted. */
  address: string;
  /** Aborts when they have gone. */
  gone: AbortSignal;
}

/**
 * Reads parts of files in the parser's processes. Who looks waits for looks of their own, and of the
 * same uploader's files, alone.
 */
export const filePartReader = ({ database: { db } }: Services, parser: Parser) => {
  const parts = new LRUCache<string, FilePart>({ max: MAX_KEPT_PARTS });
  const underWay = sharedWork<FilePart>();

  /** @throws Refusal NOT_FOUND where the caller may not read the file, RATE_LIMITED */
  return async (
    token: string,
    options: ParseOptions,
    { caller, address, gone }: Look,
  ): Promise<FilePart> => {
    const [upload] = await db.select().from(uploads).where(eq(uploads.key, token));
    if (upload?.purpose !== 'dataset' || !(await mayReadDataset(db, caller, upload)))
      throw notFound('文件');
    const place = JSON.stringify([token, options]);
    const known = parts.get(place);
    if (known) return known;
    const keys = [caller ? `member:${caller.id}` : `address:${address}`];
    const read = async (everyoneGone: AbortSignal) => {
      const part = { Parsed: await parser.parse(upload, { options, keys, gone: everyoneGone }) };
      parts.set(place, part);
      return part;
    };
    return underWay.take(place, read, gone);
  };
};
