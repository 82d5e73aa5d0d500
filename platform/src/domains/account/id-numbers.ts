import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const derive = (key: Uint8Array, use: string) =>
  Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), use, 32));

const VERSION = 'v1';

/**
 * ID numbers at rest: AES-256-GCM, bound to their member, so that a row copied to another one
 * can't be read; and keyed hashes, so that equal numbers and codes can be told without reading.
 */
export const idNumbers = (key: Uint8Array) => {
  const [cipherKey, hashKey] = [derive(key, 'id-number'), derive(key, 'hash')];
  return {
    encrypt: (idNumber: string, memberId: string): string => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, iv).setAAD(Buffer.from(memberId));
      const sealed = Buffer.concat([cipher.update(idNumber, 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
      return [VERSION, ...parts].join('.');
    },
    /** @throws where the row was changed, or belongs to another key or member */
    decrypt: (stored: string, memberId: string): string => {
      const [version, ...parts] = stored.split('.');
      const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !tag || !sealed) throw new Error('no encrypted ID number');
      const cipher = createDecipheriv('aes-256-gcm', cipherKey, iv, { authTagLength: 16 });
      cipher.setAAD(Buffer.from(memberId)).setAuthTag(tag);
      return Buffer.concat([cipher.update(sealed), cipher.final()]).toString('utf8');
    },
    hash: (...parts: string[]): string =>
      createHmac('sha256', hashKey).update(JSON.stringify(parts)).digest('base64url'),
  };
};
