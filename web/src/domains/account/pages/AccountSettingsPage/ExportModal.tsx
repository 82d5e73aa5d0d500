import { Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { notify } from '#lib/notify.ts';
import { useRequestDataExportMutation } from './DataExports.generated.ts';
import { noProof, type Proof, ProofFields, proofOf, proofRules } from './ProofFields.tsx';

interface ExportModalProps {
  /** True where the second step is on. */
  asksForCode: boolean;
  onClose: () => void;
}

/** Asks for an export, once it is sure that the member does. */
const ExportModal = ({ asksForCode, onClose }: ExportModalProps) => {
  const [request] = useRequestDataExportMutation({
    context: { showsErrors: true },
    refetchQueries: ['AccountSettings'],
  });
  const form = useForm({ initialValues: noProof, validate: proofRules(asksForCode) });
  const send = async (proof: Proof) => {
    await request({ variables: { input: proofOf(proof, asksForCode) } });
    notify.done('开始导出，完成后会通知你');
  };
  return (
    <FormModal
      title="导出我的数据"
      form={form}
      action="开始导出"
      failed="导出失败"
      send={send}
      onClose={onClose}
    >
      <Text size="sm">
        压缩包中是你的资料、发布的内容、比赛记录、消息等数据和你的文件，打开 index.html
        查看全部，另有供程序读取的 JSON；不含密码等秘密和他人的数据。只有登录你的账号才能下载。
      </Text>
      <ProofFields form={form} asksForCode={asksForCode} />
    </FormModal>
  );
};

export default ExportModal;
