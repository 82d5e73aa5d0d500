import { ActionIcon, Button, FileButton, Text, TextInput } from '@mantine/core';
import { IconPhotoPlus, IconTrash } from '@tabler/icons-react';
import { MAX_PICTURES, TOO_MANY_PICTURES } from '@whaletide/schema/domains/forum/rules.ts';
import { useId, useRef, useState } from 'react';
import { useLatest } from '#lib/useLatest.ts';
import { usePictureUpload } from '#lib/usePictureUpload.ts';
import classes from './PictureFields.module.css';
import type { PictureValue } from './post-values.ts';

const EXTS = '.png,.jpg,.jpeg';

const Problem = ({ text }: { text: string | null | undefined }) =>
  text ? (
    <Text size="sm" c="var(--mantine-color-error)" role="alert" mt={4}>
      {text}
    </Text>
  ) : null;

interface CoverFieldProps {
  value: PictureValue | null;
  error: string | null;
  onChange: (cover: PictureValue) => void;
}

/** The cover of a work. */
export const CoverField = ({ value, error, onChange }: CoverFieldProps) => {
  const { uploading, problem, upload } = usePictureUpload();
  const reset = useRef<() => void>(null);
  const labelId = useId();
  const take = async (file: File | null) => {
    // Else choosing the same file again would not be noticed.
    reset.current?.();
    const [picture] = file ? await upload([file]) : [];
    if (picture) onChange({ key: picture.key, url: picture.url, description: '' });
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} mb={6}>
        作品封面
      </Text>
      <div className={classes.cover}>
        {value && <img src={value.url} alt="作品封面" className={classes.image} />}
        <FileButton resetRef={reset} accept={EXTS} onChange={(file) => void take(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={uploading}
              leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}
            >
              {value ? '更换封面' : '上传封面'}
            </Button>
          )}
        </FileButton>
      </div>
      <Text size="sm" c="dimmed" mt={4}>
        png、jpg、jpeg，不超过 4096 KB，16:9 最合适
      </Text>
      <Problem text={problem ?? error} />
    </div>
  );
};

interface PicturesFieldProps {
  value: PictureValue[];
  error: string | null;
  onChange: (pictures: PictureValue[]) => void;
}

/** The pictures of a work with their descriptions; the upload goes when there are 20. */
export const PicturesField = ({ value, error, onChange }: PicturesFieldProps) => {
  const { uploading, problem, upload } = usePictureUpload();
  const reset = useRef<() => void>(null);
  const labelId = useId();
  const [tooMany, setTooMany] = useState(false);
  const shown = useLatest(value);
  const room = MAX_PICTURES - value.length;
  // If there are more than there is room for, the first ones are taken.
  const take = async (files: File[]) => {
    reset.current?.();
    setTooMany(files.length > room);
    const stored = await upload(files.slice(0, room));
    const added = stored.map(({ key, url }) => ({ key, url, description: '' }));
    if (added.length > 0) onChange([...shown.current, ...added]);
  };
  const describe = (key: string, description: string) =>
    onChange(value.map((one) => (one.key === key ? { ...one, description } : one)));
  const remove = (key: string) => {
    setTooMany(false);
    onChange(value.filter((one) => one.key !== key));
  };

  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} mb={6}>
        作品图片集（{value.length}/{MAX_PICTURES}）
      </Text>
      <ul className={classes.pictures}>
        {value.map(({ key, url, description }, index) => (
          <li key={key} className={classes.picture}>
            <img src={url} alt={`第${index + 1}张图片`} className={classes.image} />
            <TextInput
              aria-label={`第${index + 1}张图片的说明`}
              placeholder="说明（可留空）"
              size="sm"
              maxLength={100}
              value={description}
              onChange={({ currentTarget }) => describe(key, currentTarget.value)}
            />
            <ActionIcon
              variant="default"
              size="lg"
              className={classes.remove}
              aria-label={`移除第${index + 1}张图片`}
              onClick={() => remove(key)}
            >
              <IconTrash size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {room > 0 && (
        <FileButton resetRef={reset} multiple accept={EXTS} onChange={(files) => void take(files)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              loading={uploading}
              leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}
            >
              添加图片
            </Button>
          )}
        </FileButton>
      )}
      <Problem text={problem ?? (tooMany ? TOO_MANY_PICTURES : error)} />
    </div>
  );
};
