import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { notify } from '#lib/notify.ts';
import { CompetitionImportsDocument, useImportCompetitionMutation } from './Imports.generated.ts';

interface ImportModalProps {
  shortName: string;
  onClose: () => void;
}

const check = (file: File) =>
  Promise.resolve([fileProblem(file, uploadRules.archive)?.message ?? []].flat());

/** 导入比赛或活动: takes an archive, and has it made into a draft. */
const ImportModal = ({ shortName, onClose }: ImportModalProps) => {
  const [start] = useImportCompetitionMutation({
    context: { showsErrors: true },
    refetchQueries: [CompetitionImportsDocument],
  });
  const upload = useUpload('archive', check);
  const { state } = upload;
  const archive = state.step === 'done' ? state.uploaded.key : '';
  const form = useForm({ initialValues: { archive: '', startDate: '' } });
  const send = async ({ startDate }: { startDate: string }) => {
    if (!archive) {
      form.setFieldError('archive', '请选择导出的压缩包');
      return false;
    }
    const input = { organization: shortName, archive, startDate: startDate || null };
    await start({ variables: { input } });
    notify.done('开始导入，完成后会出现在草稿中');
    return true;
  };
  return (
    <FormModal
      title="导入比赛或活动"
      form={form}
      action="开始导入"
      failed="导入失败"
      disabled={state.step === 'checking' || state.step === 'uploading'}
      send={send}
      onClose={onClose}
    >
      <Text size="sm">
        选择从比赛或活动的「概览」导出的 ZIP
        文件。导入时核对每个文件的哈希，连同作品时重新评分并核对榜单；有任何不一致都不会导入。
      </Text>
      <UploadField
        label="压缩包"
        hint="ZIP 文件，最大 1 GB"
        exts={uploadRules.archive.exts}
        upload={upload}
        error={(form.errors.archive as string | undefined) ?? null}
      />
      <TimeField
        label="新的开始时间"
        description="其他时间一起移动，间隔不变；不填则从今天的同一时刻开始"
        {...form.getInputProps('startDate')}
      />
    </FormModal>
  );
};

export default ImportModal;
