import { crc32, deflateRawSync } from 'node:zlib';

interface ZipSettings {
  /** 8 deflates, 0 stores; another number is only claimed. */
  method?: number;
  /** General purpose flags: 1 says that it is encrypted. */
  flags?: number;
  /** Size that is claimed for each file; its own where absent. */
  size?: number;
}

const UTF8 = 0x800;

/** Makes a ZIP of files by name, as APPNOTE 4.3 has it, with the lies that a test wants in it. */
export const zipOf = (
  files: Readonly<Record<string, Uint8Array>>,
  { method = 8, flags = 0, size }: ZipSettings = {},
): Buffer => {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [name, content] of Object.entries(files)) {
    const encoded = Buffer.from(name);
    const packed = method === 8 ? deflateRawSync(content) : Buffer.from(content);
    const shared = Buffer.alloc(26);
    shared.writeUInt16LE(20, 0);
    shared.writeUInt16LE(UTF8 | flags, 2);
    shared.writeUInt16LE(method, 4);
    shared.writeUInt32LE(crc32(content), 10);
    shared.writeUInt32LE(packed.length, 14);
    shared.writeUInt32LE(size ?? content.length, 18);
    shared.writeUInt16LE(encoded.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, encoded, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    const version = Buffer.from([20, 0]);
    entries.push(Buffer.concat([Buffer.from('PK\x01\x02'), version, shared, rest, encoded]));
    locals.push(local);
    at += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06'), end]);
};
