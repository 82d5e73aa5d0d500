import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { UploadError } from '#lib/upload.ts';
import classes from './ComingPictures.module.css';
import { PictureRefused } from './send-picture.ts';
import type { ComingPicture } from './usePicturesInText.ts';

/** The failure in words; a part of the site that couldn't be loaded is one of the network. */
const wordsOf = (failure: Error): string =>
  failure instanceof UploadError || failure instanceof PictureRefused
    ? failure.message
    : '网络连接中断，文件没有上传成功';

interface ComingPicturesProps {
  pictures: readonly ComingPicture[];
  onRetry: (picture: ComingPicture) => void;
  onRemove: (id: number) => void;
}

/** Pictures on their way into a text, and those that didn't arrive, with why. */
const ComingPictures = ({ pictures, onRetry, onRemove }: ComingPicturesProps): ReactNode =>
  pictures.map((picture) => {
    const { id, file, part, failure } = picture;
    return failure === null ? (
      <div key={id}>
        <Text size="sm" c="dimmed" role="status">
          正在上传 {file.name}
        </Text>
        <progress className={classes.bar} value={part} aria-label={`${file.name} 的上传进度`} />
      </div>
    ) : (
      <Group key={id} gap={4}>
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {file.name}：<span>{wordsOf(failure)}</span>
        </Text>
        {!(failure instanceof PictureRefused) && (
          <Button size="compact-sm" variant="subtle" onClick={() => onRetry(picture)}>
            重试
          </Button>
        )}
        <Button size="compact-sm" variant="subtle" color="gray" onClick={() => onRemove(id)}>
          移除
        </Button>
      </Group>
    );
  });

export default ComingPictures;
