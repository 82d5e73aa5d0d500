import { Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useDebouncedCallback } from '@mantine/hooks';
import { TEXT_PAUSE, textLimitProblem } from '@whaletide/schema/shared/rules/text-limit.ts';
import {
  isNameLocked,
  MAX_TEAM_DESCRIPTION,
  MAX_TEAM_NAME,
} from '@whaletide/schema/domains/teams/rules.ts';
import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { lazy, Suspense, useState } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { notify } from '#lib/notify.ts';
import type { MyTeamData } from './my-team.ts';
import { useUpdateTeamMutation } from './TeamChanges.generated.ts';
import { TeamPictureField } from './TeamPictureField.tsx';
import type { TeamsPanelFragment } from './TeamsPanel.generated.ts';

// Most who edit their team change its words.
const ImageCrop = lazy(() => import('#components/ImageCrop/ImageCrop.tsx'));

const rule = uploadRules.avatar;
const tooLong = {
  name: (text: string) => textLimitProblem(text.trim(), MAX_TEAM_NAME),
  description: (text: string) => textLimitProblem(text.trim(), MAX_TEAM_DESCRIPTION),
};

const checkImage = (file: File) => {
  const problem = fileProblem(file, rule);
  return Promise.resolve(problem ? [problem.message] : []);
};

interface EditTeamModalProps {
  competition: TeamsPanelFragment;
  team: MyTeamData;
  onClose: () => void;
}

/** Name, description and picture of the team. What was typed stays when it is refused. */
export const EditTeamModal = ({ competition, team, onClose }: EditTeamModalProps) => {
  const [update] = useUpdateTeamMutation({ context: { showsErrors: true } });
  const upload = useUpload('avatar', checkImage);
  const [waiting, setWaiting] = useState(false);
  const [cropping, setCropping] = useState(false);
  const { endDate, isTeamNameLocked: teamNameLocked } = competition;
  const dates = { endDate, teamNameLocked: teamNameLocked ?? false };
  const nameLocked = isNameLocked(dates, new Date());
  const form = useForm({
    initialValues: { name: team.name, description: team.description },
    validate: {
      name: (name) => {
        if (name.trim() === team.name) return null;
        return name.trim() ? tooLong.name(name) : '请输入团队名称';
      },
      description: tooLong.description,
    },
  });
  const look = useDebouncedCallback(() => {
    const values = form.getValues();
    for (const field of ['name', 'description'] as const) {
      const problem = tooLong[field](values[field]);
      if (problem) form.setFieldError(field, problem);
    }
  }, TEXT_PAUSE);
  const busy = upload.state.step === 'checking' || upload.state.step === 'uploading';

  const send = async ({ name, description }: typeof form.values) => {
    setWaiting(busy);
    if (busy) return false;
    const picture = upload.state.step === 'done' ? upload.state.uploaded : null;
    const input = {
      teamId: team.id,
      name: name.trim(),
      description: description.trim(),
      ...(picture && {
        image: { key: picture.key, name: picture.name, ext: picture.ext, size: picture.size },
      }),
    };
    await update({ variables: { input } });
    notify.done('团队修改成功', '修改成功');
    return true;
  };

  const stop = () => setCropping(false);
  const crop = (
    <Suspense fallback={<TextSkeleton lines={4} />}>
      <ImageCrop
        rule={rule}
        onCancel={stop}
        onCropped={(file) => {
          stop();
          void upload.start(file);
        }}
      />
    </Suspense>
  );
  return (
    <FormModal
      title={cropping ? '裁剪团队头像' : '编辑团队'}
      form={form}
      failed="修改失败"
      send={send}
      onClose={cropping ? stop : onClose}
      instead={cropping && crop}
    >
      <Stack onChange={look}>
        <TextInput
          label="团队名称"
          required
          data-autofocus
          disabled={nameLocked}
          description={nameLocked ? '团队名称已锁定，不能修改' : undefined}
          {...form.getInputProps('name')}
        />
        <Textarea
          label="团队简介"
          autosize
          minRows={3}
          maxRows={6}
          {...form.getInputProps('description')}
        />
      </Stack>
      <TeamPictureField
        team={team}
        upload={upload}
        error={waiting && busy ? '文件上传中...请稍后' : null}
        onChange={() => setCropping(true)}
      />
    </FormModal>
  );
};
