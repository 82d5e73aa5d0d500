import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useState } from 'react';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { Form } from '#components/Form/Form.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { IdentityForm } from '../Verification/IdentityForm.tsx';
import {
  useVerificationQuery,
  type VerificationStateFragment,
} from '../Verification/Verification.generated.ts';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { SetupForm } from './SetupForm.tsx';
import { type BeginTwoFactorMutation, useBeginTwoFactorMutation } from './TwoFactor.generated.ts';

type Setup = BeginTwoFactorMutation['beginTwoFactor'];

const isProtected = ({ protectedUntil }: VerificationStateFragment) =>
  protectedUntil != null && Date.parse(protectedUntil) > Date.now();

/** First step: the requirements, before there is a secret to show. */
const Beginning = ({ onBegun }: { onBegun: (setup: Setup | undefined) => void }) => {
  const [begin] = useBeginTwoFactorMutation({ context: { showsErrors: true } });
  const form = useForm({ initialValues: {} });
  const send = async () => onBegun((await begin()).data?.beginTwoFactor);
  return (
    <Form form={form} send={send} failed="开启两步验证失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <Text>
            开启后，登录时除了密码，还需要验证器应用中的6位数字，即使密码泄露，别人也无法登录你的账号。
          </Text>
          <Text size="sm" c="dimmed">
            请先在手机上安装一个验证器应用，例如 Microsoft Authenticator、Google Authenticator 或
            Aegis。已登录的设备和访问令牌不受影响。
          </Text>
          <Group justify="flex-end">
            <Button type="submit" loading={busy} autoFocus>
              开始设置
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};

/** Turns the second step on: who one is, the app, its first code, and the recovery codes. */
const TurnOnModal = ({ onClose }: { onClose: () => void }) => {
  const query = useVerificationQuery({
    fetchPolicy: 'network-only',
    context: { showsErrors: true },
  });
  const [proved, setProved] = useState(false);
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const state = query.data?.viewer?.verification;
  const mayBegin = proved || (state != null && isProtected(state));
  const title = codes ? '保存恢复码' : mayBegin || !state ? '开启两步验证' : '身份验证';
  return (
    <Dialog onClose={onClose} title={title} closeOnClickOutside={false}>
      <Loaded
        query={query}
        of={state}
        empty="获取用户验证信息失败"
        skeleton={<TextSkeleton lines={4} />}
      >
        {(verification) => {
          if (codes) return <RecoveryCodes codes={codes} onClose={onClose} />;
          if (setup) return <SetupForm setup={setup} onDone={setCodes} />;
          if (mayBegin) return <Beginning onBegun={setSetup} />;
          return <IdentityForm verification={verification} onDone={() => setProved(true)} />;
        }}
      </Loaded>
    </Dialog>
  );
};

export default TurnOnModal;
