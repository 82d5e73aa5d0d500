import { openAsBlob } from 'node:fs';
import { rm } from 'node:fs/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Config } from '../config.ts';
import { rangeOf, responseContent } from './content.ts';
import type { FileStore, StoredFile } from './file-store.ts';

/** Seconds for which an address of a file is good: longer than any file waits for its reader. */
const ADDRESS_SECONDS = 900;

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
    open: async (key, part) =>
      responseContent(await client.fetch(place(key), part && { headers: rangeOf(part) })),
    locate: async (key) => {
      const { url } = await client.sign(`${place(key)}?X-Amz-Expires=${ADDRESS_SECONDS}`, {
        aws: { signQuery: true },
      });
      return url;
    },
    remove: async (key) => {
      const response = await client.fetch(place(key), { method: 'DELETE' });
      if (!response.ok && response.status !== 404)
        throw new Error(`storage answered ${response.status} to a DELETE`);
    },
    list: async function* () {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({
          'list-type': '2',
          ...(next !== undefined && { 'continuation-token': next }),
        });
        const response = await client.fetch(`${endpoint}/${bucket}?${query}`);
        if (!response.ok) throw new Error(`storage answered ${response.status} to a listing`);
        const page = await response.text();
        yield* filesOf(page);
        next = textOf(page, 'NextContinuationToken');
      } while (next !== undefined);
    },
  };
};

const textOf = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1]?.replaceAll('&amp;', '&');

/** The objects that a page of a listing names; other things may live in the same bucket. */
const filesOf = (page: string): StoredFile[] =>
  [...page.matchAll(/<Contents>((?:(?!<Contents>).)*?)<\/Contents>/gs)].flatMap(([, one = '']) => {
    const key = textOf(one, 'Key') ?? '';
    const date = new Date(textOf(one, 'LastModified') ?? '');
    return /^[0-9a-f]{32}$/.test(key) && !Number.isNaN(date.getTime()) ? [{ key, date }] : [];
  });
