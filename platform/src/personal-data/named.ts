import type { Kind } from '@whaletide/schema/kinds.ts';
import type { Handle } from '../database/database.ts';
import type { ExportReader } from './entry.ts';

/** Things that an export names where rows have their ids. */
export type NamedKind =
  | Exclude<Kind, 'REPLY' | 'COMMENT' | 'SNIPPET' | 'ACTIVITY' | 'WRITE_UP'>
  | 'CHAT'
  | 'COIN_TRANSFER'
  | 'DATASET_TAG'
  | 'DATASET_VERSION'
  | 'FORUM'
  | 'LICENSE'
  | 'ORGANIZATION'
  | 'PROJECT_VERSION'
  | 'QUEST'
  | 'QUESTIONNAIRE'
  | 'SKILL'
  | 'STAGE'
  | 'TASK'
  | 'TEAM'
  | 'WORK_ORDER'
  | 'WORK_ORDER_TYPE';

/** Finds the names of those of these that the site shows to the reader now. */
export type Namer = (
  db: Handle,
  reader: ExportReader,
  ids: readonly string[],
) => Promise<Map<string, string>>;
export type Namers = Readonly<Record<NamedKind, Namer>>;

export const namedKinds = [
  'PROJECT',
  'DATASET',
  'COMPETITION',
  'MEMBER',
  'COLUMN',
  'POST',
  'CHANNEL',
  'CHAT',
  'COIN_TRANSFER',
  'DATASET_TAG',
  'DATASET_VERSION',
  'FORUM',
  'LICENSE',
  'ORGANIZATION',
  'PROJECT_VERSION',
  'QUEST',
  'QUESTIONNAIRE',
  'SKILL',
  'STAGE',
  'TASK',
  'TEAM',
  'WORK_ORDER',
  'WORK_ORDER_TYPE',
] as const satisfies readonly NamedKind[];

/** Names of rows by their ids. */
export const byId = (rows: readonly { id: string; name: string }[]): Map<string, string> =>
  new Map(rows.map(({ id, name }) => [id, name]));
