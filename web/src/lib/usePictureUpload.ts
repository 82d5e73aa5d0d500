import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { useEffect, useRef, useState } from 'react';
import type { UploadPurpose } from '@whaletide/schema/domains/uploads/rest.ts';
import { useHold } from './arriving.ts';
import { type UploadedFile, uploadFile } from './upload.ts';

/** A stored picture with the address that shows it. */
export interface Picture extends UploadedFile {
  url: string;
}

/** Pictures that a text shows: of posts, which everybody sees, or of work orders. */
export type PicturePurpose = Extract<UploadPurpose, 'post-image' | 'work-order'>;

/**
 * Pictures on their way: png, jpg, jpeg up to 4096 KB, one after the other. The form that they are
 * for waits for them.
 */
export const usePictureUpload = (purpose: PicturePurpose = 'post-image') => {
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const hold = useHold();
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The pictures that arrived; what was wrong with the first that didn't is in `problem`. */
  const upload = async (files: readonly File[]): Promise<Picture[]> => {
    const { signal } = (running.current = new AbortController());
    const stored: Picture[] = [];
    const store = async () => {
      for (const file of files) {
        const refusal = fileProblem(file, uploadRules[purpose]);
        if (refusal) throw new Error(refusal.message);
        const { key, name, ext, size } = await uploadFile(file, purpose, { signal });
        stored.push({ key, name, ext, size, url: `/files/${key}` });
      }
    };
    setProblem(null);
    setUploading(true);
    try {
      const arriving = store();
      hold(arriving);
      await arriving;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '文件上传失败，请重试');
    } finally {
      setUploading(false);
    }
    return stored;
  };

  return { uploading, problem, upload };
};
