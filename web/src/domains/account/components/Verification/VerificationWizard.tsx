import { useApolloClient } from '@apollo/client/react';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type Need } from '@whaletide/schema/domains/registration/rules/registration.ts';
import { useState } from 'react';
import { PasswordField } from '#components/PasswordField/PasswordField.tsx';
import { Dialog } from '#components/Dialog/Dialog.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { Form } from '#components/Form/Form.tsx';
import { TextSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useViewer } from '../Viewer/useViewer.ts';
import { EmailForm } from './EmailForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';
import { RealNameForm } from './RealNameForm.tsx';
import { refreshVerification } from './refresh.ts';
import { useCheckPasswordMutation, useVerificationQuery } from './Verification.generated.ts';

type Step = 'PASSWORD' | Need | 'PENDING' | 'SUCCESS';

const titles: Record<Step, string> = {
  PASSWORD: '验证登录密码',
  PHONE: '认证手机',
  EMAIL: '认证邮箱',
  REAL_NAME: '实名认证',
  PENDING: '等待审核',
  SUCCESS: '认证完成',
};

/** The order in which the wizard asks: the real name last, since a phone can verify it. */
const order: readonly Need[] = ['PHONE', 'EMAIL', 'REAL_NAME'];

const PasswordStep = ({ onDone }: { onDone: (password: string) => void }) => {
  const [check] = useCheckPasswordMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { password: '' },
    validate: { password: (password) => (password ? null : '请输入登录密码') },
  });
  const send = async ({ password }: typeof form.values) => {
    await check({ variables: { input: { password } } });
    onDone(password);
  };
  return (
    <Form form={form} send={send} failed="验证登录密码失败">
      {({ busy, refusal }) => (
        <Stack>
          {refusal}
          <PasswordField
            label="登录密码"
            autoComplete="current-password"
            data-autofocus
            {...form.getInputProps('password')}
          />
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              下一步
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};

const Outcome = ({ pending, onClose }: { pending: boolean; onClose: () => void }) => (
  <Stack>
    <Alert color="success" title={pending ? '等待管理员审核' : '认证完成'} role="status">
      {pending ? '管理员会在24小时内审核，结果会通知你。' : '你已完成全部认证。'}
    </Alert>
    <Group justify="flex-end">
      <Button onClick={onClose} data-autofocus>
        完成
      </Button>
    </Group>
  </Stack>
);

interface VerificationWizardProps {
  missing: readonly Need[];
  onClose: () => void;
}

/** Step by step through what the account is missing. */
const VerificationWizard = ({ missing, onClose }: VerificationWizardProps) => {
  // As it was at the beginning: what is done on the way doesn't change the way.
  const [needs] = useState(() => order.filter((need) => missing.includes(need)));
  const [at, setAt] = useState(-1);
  const [password, setPassword] = useState('');
  const [pending, setPending] = useState(false);
  const client = useApolloClient();
  const { viewer } = useViewer();
  const { data, error, refetch } = useVerificationQuery({ context: { showsErrors: true } });
  const verification = data?.viewer?.verification;
  const waits = pending || verification?.realNameStatus === 'PENDING';
  const need = needs[at];
  const end: Step = waits ? 'PENDING' : 'SUCCESS';
  // Nothing but a request that waits already: no password is asked for to say so.
  const onlyWaits = waits && needs.every((each) => each === 'REAL_NAME');
  const ahead: Step = at < 0 && !onlyWaits ? 'PASSWORD' : (need ?? end);
  // A request that waits already leaves nothing to fill in.
  const step: Step = ahead === 'REAL_NAME' && waits ? 'PENDING' : ahead;

  const close = () => {
    onClose();
    void refreshVerification(client);
  };
  const next = () => setAt(at + 1);

  return (
    <Dialog onClose={close} title={titles[step]} closeOnClickOutside={false}>
      {!verification && error && (
        <>
          <Text fw={500}>获取用户验证信息失败</Text>
          <ErrorState error={error} onRetry={refetch} />
        </>
      )}
      {!verification && !error && <TextSkeleton lines={4} />}
      {verification && (
        <Stack>
          {step !== 'PENDING' && step !== 'SUCCESS' && (
            <Text size="sm" c="dimmed" role="status">
              第 {at + 2} 步，共 {needs.length + 1} 步
            </Text>
          )}
          {step === 'PASSWORD' && (
            <PasswordStep
              onDone={(given) => {
                setPassword(given);
                next();
              }}
            />
          )}
          {step === 'PHONE' && <PhoneForm password={password} onDone={next} />}
          {step === 'EMAIL' && (
            <EmailForm password={password} initial={viewer?.email ?? undefined} onDone={next} />
          )}
          {step === 'REAL_NAME' && (
            <RealNameForm
              automatic={verification.hasAutomaticVerification && verification.isPhoneVerified}
              onDone={(route) => {
                setPending(route === 'manual');
                next();
              }}
            />
          )}
          {(step === 'PENDING' || step === 'SUCCESS') && (
            <Outcome pending={step === 'PENDING'} onClose={close} />
          )}
        </Stack>
      )}
    </Dialog>
  );
};

export default VerificationWizard;
