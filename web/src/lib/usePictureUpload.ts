import { fileProblem, uploadRules } from '@whaletide/schema/rules/uploads.ts';
import { useEffect, useRef, useState } from 'react';
import { uploadFile } from './upload.ts';

const PURPOSE = 'post-image';

/** A stored picture with the address that shows it. */
export interface Picture {
  key: string;
  name: string;
  url: string;
}

/** Pictures of posts on their way: png, jpg, jpeg up to 4096 KB, one after the other. */
export const usePictureUpload = () => {
  const [uploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef<AbortController>(null);
  useEffect(() => () => running.current?.abort(), []);

  /** The pictures that arrived; what was wrong with the first that didn't is in `problem`. */
  const upload = async (files: readonly File[]): Promise<Picture[]> => {
    const { signal } = (running.current = new AbortController());
    const stored: Picture[] = [];
    setProblem(null);
    setUploading(true);
    try {
      for (const file of files) {
        const refusal = fileProblem(file, uploadRules[PURPOSE]);
        if (refusal) throw new Error(refusal.message);
        const { key, name } = await uploadFile(file, PURPOSE, { signal });
        stored.push({ key, name, url: `/files/${key}` });
      }
    } catch (error) {
      setProblem(error instanceof Error ? error.message : '文件上传失败，请重试');
    } finally {
      setUploading(false);
    }
    return stored;
  };

  return { uploading, problem, upload };
};
