import type { Config } from '../config.ts';
import { diskStore } from './disk.ts';
import type { FileStore } from './file-store.ts';
import { s3Store } from './s3.ts';

/** Answers the store in which this configuration keeps files: S3, else under the data folder. */
export const fileStore = ({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): FileStore =>
  s3 ? s3Store(s3) : diskStore(dataDir);
