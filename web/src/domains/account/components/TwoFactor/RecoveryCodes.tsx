import '@mantine/core/styles/Code.layer.css';
import { Alert, Button, Code, Group, Stack } from '@mantine/core';
import { CopyButton } from '#components/CopyButton/CopyButton.tsx';
import { saveText } from '#lib/save-text.ts';
import { siteName } from '#lib/site.ts';
import classes from './TwoFactor.module.css';

interface RecoveryCodesProps {
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, the only time that anyone sees them. */
export const RecoveryCodes = ({ codes, onClose }: RecoveryCodesProps) => {
  const text = codes.join('\n');
  const save = () => saveText(`${siteName()}恢复码.txt`, `${text}\n`, 'text/plain');
  return (
    <Stack>
      <Alert color="gold">
        恢复码只显示这一次。手机不在身边时，可以用它代替验证码登录，每个只能用一次，请妥善保存。
      </Alert>
      <ul className={classes.codes} aria-label="恢复码">
        {codes.map((code) => (
          <li key={code}>
            <Code block className={classes.code}>
              {code}
            </Code>
          </li>
        ))}
      </ul>
      <Group justify="flex-end">
        <CopyButton text={text} variant="light">
          复制
        </CopyButton>
        <Button variant="light" onClick={save}>
          下载
        </Button>
        <Button autoFocus onClick={onClose}>
          我已保存
        </Button>
      </Group>
    </Stack>
  );
};
