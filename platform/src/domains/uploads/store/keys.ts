import { randomBytes } from 'node:crypto';

/** Makes the key of a stored file: 32 random hex characters. */
export const newUploadKey = (): string => randomBytes(16).toString('hex');
