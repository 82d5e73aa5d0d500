import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const VERSION = 'v1';

/**
 * Codes of gift cards at rest: AES-256-GCM, bound to their exchange, so that a row copied to another
 * one can't be read.
 */
export const cardCodes = (key: Uint8Array) => {
  const cipherKey = Buffer.from(hkdfSync('sha256', key, Buffer.alloc(0), 'card-code', 32));
  return {
    seal: (code: string, exchangeId: string): string => {
      const iv = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', cipherKey, iv).setAAD(Buffer.from(exchangeId));
      const sealed = Buffer.concat([cipher.update(code, 'utf8'), cipher.final()]);
      const parts = [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url'));
      return [VERSION, ...parts].join('.');
    },
    /** @throws where the row was changed, or belongs to another key or exchange */
    open: (stored: string, exchangeId: string): string => {
      const [version, ...parts] = stored.split('.');
      const [iv, tag, sealed] = parts.map((part) => Buffer.from(part, 'base64url'));
      if (version !== VERSION || !iv || !tag || !sealed) throw new Error('no sealed card code');
      const cipher = createDecipheriv('aes-256-gcm', cipherKey, iv, { authTagLength: 16 });
      cipher.setAAD(Buffer.from(exchangeId)).setAuthTag(tag);
      return Buffer.concat([cipher.update(sealed), cipher.final()]).toString('utf8');
    },
  };
};
