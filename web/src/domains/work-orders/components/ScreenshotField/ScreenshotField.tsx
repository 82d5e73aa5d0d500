import { Button, CloseButton, FileButton, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { sizeText, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { useId, useRef } from 'react';
import { useLatest } from '#lib/useLatest.ts';
import { type Picture, usePictureUpload } from '#lib/usePictureUpload.ts';
import classes from './ScreenshotField.module.css';

const { exts, maxSize } = uploadRules['work-order'];

interface ScreenshotFieldProps {
  label: string;
  pictures: readonly Picture[];
  most: number;
  disabled?: boolean;
  onChange: (pictures: Picture[]) => void;
}

/** Pictures that go with a text: png, jpg, jpeg up to 4096 KB each. */
export const ScreenshotField = (props: ScreenshotFieldProps) => {
  const { label, pictures, most, disabled, onChange } = props;
  const { uploading, problem, upload } = usePictureUpload('work-order');
  const shown = useLatest(pictures);
  const labelId = useId();
  const reset = useRef<() => void>(null);
  const add = async (files: File[]) => {
    const arrived = await upload(files.slice(0, most - pictures.length));
    // Else choosing the same file again would not be noticed.
    reset.current?.();
    if (arrived.length > 0) onChange([...shown.current, ...arrived]);
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} size="sm">
        {label}
      </Text>
      {pictures.length > 0 && (
        <ul className={classes.list}>
          {pictures.map(({ key, name, url }) => (
            <li key={key} className={classes.item}>
              <img src={url} alt={name} />
              <CloseButton
                size="sm"
                variant="default"
                className={classes.remove}
                aria-label={`移除 ${name}`}
                disabled={disabled}
                onClick={() => onChange(pictures.filter((one) => one.key !== key))}
              />
            </li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed" mb={6}>
        {exts.map((ext) => ext.slice(1)).join('、')}，每张不超过 {sizeText(maxSize)}，最多 {most} 张
      </Text>
      <FileButton
        multiple
        resetRef={reset}
        accept={exts.join(',')}
        onChange={(files) => void add(files)}
      >
        {(button) => (
          <Button
            {...button}
            variant="default"
            size="sm"
            loading={uploading}
            disabled={disabled || pictures.length >= most}
            leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}
          >
            添加截图
          </Button>
        )}
      </FileButton>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" mt={6} role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
};
