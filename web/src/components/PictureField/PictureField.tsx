import { Button, FileButton, Group, Text } from '@mantine/core';
import { IconPhotoPlus } from '@tabler/icons-react';
import { useId, useRef } from 'react';
import { usePictureUpload } from '#lib/usePictureUpload.ts';
import classes from './PictureField.module.css';

/** A new picture by its key; null once it was taken away; undefined as it was. */
export type PictureChange = { key: string; url: string } | null | undefined;

interface PictureFieldProps {
  label: string;
  hint: string;
  /** Address of the picture as it is stored. */
  stored: string | null;
  /** False where there is always one: a new picture is taken back, the stored one stays. */
  canRemove?: boolean;
  change: PictureChange;
  onChange: (change: PictureChange) => void;
}

/** A picture of the competition: seen, replaced, taken away. */
export const PictureField = (props: PictureFieldProps) => {
  const { label, hint, stored, canRemove = true, change, onChange } = props;
  const { uploading, problem, upload } = usePictureUpload();
  const reset = useRef<() => void>(null);
  const labelId = useId();
  const url = change === undefined ? stored : (change?.url ?? null);
  const take = async (file: File | null) => {
    // Else choosing the same file again would not be noticed.
    reset.current?.();
    const [picture] = file ? await upload([file]) : [];
    if (picture) onChange({ key: picture.key, url: picture.url });
  };
  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} size="sm" mb={6}>
        {label}
      </Text>
      {url && <img src={url} alt={label} className={classes.image} />}
      <Group gap="xs">
        <FileButton resetRef={reset} accept=".png,.jpg,.jpeg" onChange={(file) => void take(file)}>
          {(button) => (
            <Button
              {...button}
              variant="default"
              size="sm"
              loading={uploading}
              leftSection={<IconPhotoPlus size={18} stroke={1.5} aria-hidden />}
            >
              {url ? `更换${label}` : `上传${label}`}
            </Button>
          )}
        </FileButton>
        {url && (canRemove || change) && (
          <Button
            variant="subtle"
            color="gray"
            size="sm"
            onClick={() => onChange(canRemove ? null : undefined)}
          >
            {canRemove ? `移除${label}` : '撤销更换'}
          </Button>
        )}
      </Group>
      <Text size="sm" c="dimmed" mt={4}>
        {hint}
      </Text>
      {problem && (
        <Text size="sm" c="var(--mantine-color-error)" role="alert">
          {problem}
        </Text>
      )}
    </div>
  );
};
