import { PARSER_VERSION, type ParserOptions } from '#files/parsing/parser.ts';
import type { Services } from '#services.ts';
import { rememberedFailures } from './failures.ts';

/** Services that a parser of uploads works with, with its memory of those that ended one. */
export const parserServices = ({
  config: { limits },
  database: { db },
  files,
  log,
  now,
}: Services): Omit<ParserOptions, 'atOnce'> => ({
  files,
  limits,
  log,
  failures: rememberedFailures(db, now, { work: 'preview', version: PARSER_VERSION }),
});
