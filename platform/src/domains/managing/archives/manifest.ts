import { type Static, Type } from 'typebox';
import {
  ARCHIVE_FORMAT,
  archiveLimits,
} from '@whaletide/schema/domains/managing/rules/archives.ts';
import { Time } from '@whaletide/schema/shared/rest/common.ts';

/** Contents of an archive with their hashes; its first keys tell what it is before anything else is read. */
export const Manifest = Type.Object({
  format: Type.Literal(ARCHIVE_FORMAT),
  version: Type.Integer(),
  /** Version of the product that made it. */
  product: Type.String({ maxLength: 40 }),
  created: Time,
  /** Start of the competition, from which all its times count. */
  starts: Time,
  withWorks: Type.Boolean(),
  entries: Type.Array(
    Type.Object({
      name: Type.String({ maxLength: 100 }),
      /** Bytes. */
      size: Type.Integer({ minimum: 0 }),
      sha256: Type.String({ pattern: '^[0-9a-f]{64}$' }),
      /** True for solutions, which only organizers may see. */
      sealed: Type.Optional(Type.Literal(true)),
    }),
    { maxItems: archiveLimits.entries },
  ),
});
export type Manifest = Static<typeof Manifest>;
