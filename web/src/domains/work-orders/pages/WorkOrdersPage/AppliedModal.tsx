import { Button, Group, Text } from '@mantine/core';
import { CREATOR_REVIEW_DAYS } from '@whaletide/schema/domains/creators/rules/programme.ts';
import { Dialog } from '#components/Dialog/Dialog.tsx';

/** Confirmation that an application has arrived, above the list that it is in. */
const AppliedModal = ({ onClose }: { onClose: () => void }) => (
  <Dialog title="提交成功" size="sm" onClose={onClose}>
    <Text mb="lg">
      你的创作者申请已提交，我们会在 {CREATOR_REVIEW_DAYS} 个工作日内完成审核，进展记在工单里。
    </Text>
    <Group justify="flex-end">
      <Button onClick={onClose} data-autofocus>
        知道了
      </Button>
    </Group>
  </Dialog>
);

export default AppliedModal;
