import { Alert, Text } from '@mantine/core';

/** Only who owns it and administrators come to see it. */
const FoldNotice = ({ what, reason }: { what: string; reason: string }) => (
  <Alert color="gold" title={`该${what}已被管理员折叠`} role="status" mb="md">
    <Text size="sm">原因：{reason}</Text>
    <Text size="sm">其他人在列表和页面中都看不到，如有疑问请提交工单。</Text>
  </Alert>
);

export default FoldNotice;
