import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { uploadFile } from '#lib/upload.ts';
import type { PicturePurpose } from '#lib/usePictureUpload.ts';

/** A picture that no further try would make one that is taken; `message` is Chinese. */
export class PictureRefused extends Error {
  override name = 'PictureRefused';
}

/** Markdown of a picture, on lines of its own. */
const pictureText = (name: string, url: string): string => {
  // A picture of the clipboard has this name wherever it is from.
  const alt = name === 'image.png' ? '图片' : name.replace(/\.[^.]*$/, '').replace(/[[\]]/g, '');
  return `\n![${alt}](${url})\n`;
};

/**
 * Uploads a picture.
 * @returns the Markdown that shows it
 * @throws PictureRefused before it is sent; UploadError
 */
export const sendPicture = async (
  file: File,
  purpose: PicturePurpose,
  options: { onProgress: (part: number) => void; signal: AbortSignal },
): Promise<string> => {
  const refusal = fileProblem(file, uploadRules[purpose]);
  if (refusal) throw new PictureRefused(refusal.message);
  const { key, name } = await uploadFile(file, purpose, options);
  return pictureText(name, `/files/${key}`);
};
