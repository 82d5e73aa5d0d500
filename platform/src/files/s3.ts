import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import type { FileStore } from './store.ts';

/** Objects in a bucket of any S3-compatible storage, addressed by path. */
export const s3Store = (config: S3Config): FileStore => {
  const { endpoint, bucket, accessKeyId, secretAccessKey, region } = config;
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 2 });
  const place = (key: string) => `${endpoint}/${bucket}/${key}`;
  return {
    put: async (key, file) => {
      // A blob on disk is streamed with its length, which S3 wants to know; TLS guards the content.
      const signed = await client.sign(place(key), {
        method: 'PUT',
        headers: { 'x-amz-content-sha256': 'UNSIGNED-PAYLOAD' },
      });
      const response = await fetch(signed, { body: await openAsBlob(file) });
      if (!response.ok) throw new Error(`storage answered ${response.status} to a PUT`);
      await rm(file);
    },
    open: async (key, part) => {
      const response = await client.fetch(
        place(key),
        part && { headers: { range: `bytes=${part.start}-${part.end}` } },
      );
      if (!response.ok || !response.body) {
        throw new Error(`storage answered ${response.status} to a GET`);
      }
      return Readable.fromWeb(response.body);
    },
    remove: async (key) => {
      const response = await client.fetch(place(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404)
        throw new Error(`storage answered ${response.status} to a DELETE`);
    },
  };
};
