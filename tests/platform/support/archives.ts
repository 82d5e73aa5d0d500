import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import {
  archiveCalls,
  type CompetitionImport,
} from '@whaletide/schema/domains/managing/rest/archives.ts';
import type { TestPlatform } from './platform.ts';
import { refOf, upload } from './submitting.ts';

interface Boss {
  token: string;
  shortName: string;
}

/** Looks until it is settled; only what hangs takes so long. */
const settled = async <T>(look: () => Promise<T | undefined>): Promise<T> => {
  for (let tries = 0; tries < 1_500; tries += 1) {
    const found = await look();
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  throw new Error('it was never settled');
};

/** Exports a competition and downloads the archive. */
export const exportedArchive = async (
  platform: TestPlatform,
  { token }: Pick<Boss, 'token'>,
  id: string,
  withWorks = false,
): Promise<Buffer> => {
  platform.clock.advance(1_000);
  const input = { params: { id }, body: { WithWorks: withWorks } };
  const { _id } = await platform.call(archiveCalls.export, input, { token });
  const archive = await settled(async () => {
    const { data } = await platform.call(archiveCalls.list, { params: { id } }, { token });
    return data.find((one) => one._id === _id && one.State !== 'PENDING');
  });
  if (archive.State === 'FAILED') throw new Error(archive.Problem ?? 'failed');
  const answer = await platform.app.inject({
    url: `/v2/api/competitionArchives/${_id}/file`,
    headers: { authorization: `Bearer ${token}` },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.rawPayload;
};

/** Uploads an archive and asks for its import; answers the import's id. */
export const beginImport = async (
  platform: TestPlatform,
  { token, shortName }: Boss,
  content: Buffer,
  StartDate: string | null = null,
): Promise<string> => {
  // The newest are listed.
  platform.clock.advance(1_000);
  const sent = await upload(platform, token, content, { name: 'a.zip', purpose: 'archive' });
  if (sent.status !== 200) throw new Error(JSON.stringify(sent.body));
  const input = { params: { shortName }, body: { Archive: refOf(sent).key, StartDate } };
  return (await platform.call(archiveCalls.import, input, { token }))._id;
};

/** An import as its member finds it now. */
export const importNow = async (
  platform: TestPlatform,
  { token, shortName }: Boss,
  id: string,
): Promise<CompetitionImport | undefined> => {
  const { data } = await platform.call(archiveCalls.imports, { params: { shortName } }, { token });
  return data.find(({ _id }) => _id === id);
};

/** An import once it has ended. */
export const endedImport = (platform: TestPlatform, boss: Boss, id: string) =>
  settled(async () => {
    const found = await importNow(platform, boss, id);
    return found?.State === 'PENDING' ? undefined : found;
  });

/** Uploads an archive and has it imported; answers once it is settled. */
export const importedArchive = async (
  platform: TestPlatform,
  boss: Boss,
  content: Buffer,
  StartDate: string | null = null,
): Promise<CompetitionImport> =>
  endedImport(platform, boss, await beginImport(platform, boss, content, StartDate));

/** A ZIP of these entries, in their order. */
export const zipped = (
  entries: Iterable<readonly [string, Buffer | string]>,
  options: { mode?: number } = {},
): Promise<Buffer> => {
  const zip = new ZipFile();
  for (const [name, content] of entries)
    zip.addBuffer(Buffer.from(content), name, { mode: options.mode ?? 0o100644 });
  zip.end();
  return buffer(zip.outputStream as Readable);
};

/** A manifest as far as tests look at it. */
export interface ReadManifest {
  version: number;
  created: string;
  starts: string;
  entries: { name: string; size: number; sha256: string; sealed?: true }[];
}

export const manifestOf = (files: ReadonlyMap<string, Buffer>) =>
  JSON.parse(files.get('manifest.json')?.toString() ?? '') as ReadManifest;

/** The same archive with entries changed, under a manifest that says so. */
export const rewritten = async (
  files: ReadonlyMap<string, Buffer>,
  change: (entries: Map<string, Buffer>) => void,
): Promise<Buffer> => {
  const manifest = manifestOf(files);
  const entries = new Map([...files].filter(([name]) => name !== 'manifest.json'));
  change(entries);
  const listed = [...entries].map(([name, content]) => ({
    name,
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  }));
  const text = JSON.stringify({ ...manifest, entries: listed });
  return zipped([...entries, ['manifest.json', text]]);
};
