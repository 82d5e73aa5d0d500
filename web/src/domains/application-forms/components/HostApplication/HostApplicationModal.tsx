import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { HostApplication } from '@whaletide/schema/domains/application-forms/rules.ts';
import { lazy, Suspense } from 'react';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { OwnApplications } from '../OwnApplications/OwnApplications.tsx';
import { ApplicationFields } from './ApplicationFields.tsx';
import { emptyApplication, problemsOf, toApplicationInput } from './application-values.ts';
import { useApplyToHostMutation } from './ApplyToHost.generated.ts';
import classes from './HostApplication.module.css';

const QrCode = lazy(() => import('#components/QrCode/QrCode.tsx'));

/** Tells the member where to turn where the server gave no message. */
const explain = (failure: unknown) => {
  if (CombinedGraphQLErrors.is(failure)) throw failure;
  throw new CombinedGraphQLErrors({ errors: [{ message: '请联系管理员' }] });
};

interface HostApplicationModalProps {
  chatUrl: string | null;
  onClose: () => void;
}

/** The form by which one applies to host a competition, and that it has arrived. */
const HostApplicationModal = ({ chatUrl, onClose }: HostApplicationModalProps) => {
  const [apply, { data }] = useApplyToHostMutation({ context: { showsErrors: true } });
  const form = useForm<HostApplication>({
    initialValues: emptyApplication,
    validate: problemsOf,
    validateInputOnBlur: true,
  });
  const send = async (values: HostApplication) => {
    await apply({ variables: { input: toApplicationInput(values) } }).catch(explain);
    return false;
  };
  const sent = (
    <>
      <Text>我们已收到您的申请，将在 1 个工作日内与您联系。</Text>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose} data-autofocus>
          知道了
        </Button>
      </Group>
    </>
  );
  return (
    <FormModal
      title={data ? '申请成功' : '我要办赛'}
      size={data ? 'sm' : chatUrl ? 'lg' : 'md'}
      form={form}
      action="提交申请"
      failed="申请失败"
      send={send}
      onClose={onClose}
      instead={data && sent}
    >
      <OwnApplications kind="HOST" />
      <div className={classes.form}>
        <Stack className={classes.fields}>
          <ApplicationFields form={form} placeholder="比赛的主题、数据与时间安排" focused />
        </Stack>
        {chatUrl && (
          <figure className={classes.chat}>
            <Suspense>
              <QrCode value={chatUrl} title="扫码沟通的二维码" />
            </Suspense>
            <figcaption>扫码与我们直接沟通</figcaption>
          </figure>
        )}
      </div>
    </FormModal>
  );
};

export default HostApplicationModal;
