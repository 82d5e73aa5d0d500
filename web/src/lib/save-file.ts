import { saveBlob } from './save-text.ts';

/** The name that a download gives itself (RFC 6266); undefined where it gives none. */
const nameIn = (header: string | null): string | undefined => {
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(header ?? '')?.[1];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
};

const messageOf = async (answer: Response): Promise<string> => {
  const value = (await answer.json().catch(() => null)) as { message?: unknown } | null;
  return typeof value?.message === 'string' ? value.message : '请稍后重试';
};

/**
 * Downloads a file of this site, under its own name or else the given one.
 * @throws Error with a message to show where it isn't there, or can't be had now
 */
export const saveFile = async (address: string, name: string): Promise<void> => {
  const answer = await fetch(address).catch(() => null);
  if (!answer) throw new Error('网络连接失败，请稍后重试');
  if (!answer.ok) throw new Error(await messageOf(answer));
  saveBlob(nameIn(answer.headers.get('content-disposition')) ?? name, await answer.blob());
};
