import '@mantine/core/styles/Progress.layer.css';
import { Button, Group, Progress, Text } from '@mantine/core';
import { IconCrop } from '@tabler/icons-react';
import { useId } from 'react';
import { MemberAvatar } from '#components/MemberAvatar/MemberAvatar.tsx';
import { UploadFailure } from '#components/UploadField/UploadFailure.tsx';
import type { useUpload } from '#components/UploadField/useUpload.ts';
import type { MyTeamData } from './my-team.ts';

interface TeamPictureFieldProps {
  team: MyTeamData;
  upload: ReturnType<typeof useUpload>;
  error: string | null;
  /** Opens the choice and the cutting of a picture. */
  onChange: () => void;
}

/** The picture that the team has, or will have once the form is saved. */
export const TeamPictureField = ({ team, upload, error, onChange }: TeamPictureFieldProps) => {
  const { state } = upload;
  const labelId = useId();
  const picture = state.step === 'done' ? `/files/${state.uploaded.key}` : team.image;
  return (
    <div role="group" aria-labelledby={labelId}>
      <Text id={labelId} fw={500} mb={6}>
        团队头像
      </Text>
      <Group gap="md">
        <MemberAvatar id={team.id} name={team.name} avatar={picture} size={64} />
        <Button
          variant="default"
          size="sm"
          onClick={onChange}
          leftSection={<IconCrop size={18} stroke={1.5} aria-hidden />}
        >
          更换头像
        </Button>
        <Text size="sm" c="dimmed" aria-live="polite">
          {state.step === 'uploading' && '文件上传中...请稍后'}
          {state.step === 'done' && '已上传，保存后生效'}
        </Text>
      </Group>
      {state.step === 'uploading' && (
        <Progress mt="xs" size="sm" value={state.part * 100} aria-label="上传进度" />
      )}
      {state.step === 'failed' && (
        <UploadFailure {...state} onRetry={() => void upload.start(state.file)} />
      )}
      {error && (
        <Text size="sm" c="var(--mantine-color-error)" mt="xs" role="alert">
          {error}
        </Text>
      )}
    </div>
  );
};
