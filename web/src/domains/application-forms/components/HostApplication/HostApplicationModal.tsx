import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { Alert, Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  type HostApplication,
  hostApplicationProblems,
} from '@whaletide/schema/rules/application-forms.ts';
import { lazy, Suspense } from 'react';
import { failureOf } from '../../../../apollo/errors.ts';
import { Dialog } from '../../../../components/Dialog/Dialog.tsx';
import { useApplyToHostMutation } from './ApplyToHost.generated.ts';
import classes from './HostApplication.module.css';

const QrCode = lazy(() => import('../../../../components/QrCode/QrCode.tsx'));

/** The rule names the fields of REST, `Data.Name`; the form has them as `name`. */
const fieldOf = (field = '') => field.replace(/^.*\./, '').toLowerCase();

const trimmed = ({ name, company, phone, description }: HostApplication): HostApplication => ({
  name: name.trim(),
  company: company.trim(),
  phone: phone.trim(),
  description: description.trim(),
});

const problemsOf = (values: HostApplication) =>
  Object.fromEntries(
    hostApplicationProblems(trimmed(values)).map(({ field, message }) => [fieldOf(field), message]),
  );

/** What the server said, or where to turn to when it said nothing. */
const reasonOf = (error: unknown) =>
  CombinedGraphQLErrors.is(error) ? failureOf(error).message : '请联系管理员';

interface HostApplicationModalProps {
  chatUrl: string | null;
  onClose: () => void;
}

/** The form by which one applies to host a competition, and that it has arrived. */
const HostApplicationModal = ({ chatUrl, onClose }: HostApplicationModalProps) => {
  const [apply, { data, loading, error }] = useApplyToHostMutation({
    context: { showsErrors: true },
  });
  const form = useForm<HostApplication>({
    initialValues: { name: '', company: '', phone: '', description: '' },
    validate: problemsOf,
    validateInputOnBlur: true,
  });
  const submit = form.onSubmit(async (values) => {
    try {
      await apply({ variables: { input: trimmed(values) } });
    } catch (refusal) {
      const { field, message } = failureOf(refusal);
      if (field && field in values) form.setFieldError(field, message);
    }
  });

  if (data) {
    return (
      <Dialog onClose={onClose} title="申请成功" size="sm">
        <Text>我们已收到您的申请，将在 1 个工作日内与您联系。</Text>
        <Group justify="flex-end" mt="lg">
          <Button onClick={onClose} data-autofocus>
            知道了
          </Button>
        </Group>
      </Dialog>
    );
  }
  return (
    <Dialog
      onClose={onClose}
      title="我要办赛"
      size={chatUrl ? 'lg' : 'md'}
      closeOnClickOutside={!form.isDirty()}
    >
      <div className={classes.form}>
        <form onSubmit={submit} noValidate className={classes.fields}>
          <Stack>
            {Boolean(error) && (
              <Alert color="danger" title="申请失败" role="alert">
                {reasonOf(error)}
              </Alert>
            )}
            <TextInput
              label="称呼"
              required
              autoComplete="name"
              data-autofocus
              {...form.getInputProps('name')}
            />
            <TextInput
              label="学校/机构/企业名称"
              required
              autoComplete="organization"
              {...form.getInputProps('company')}
            />
            <TextInput
              label="电话"
              required
              type="tel"
              inputMode="numeric"
              autoComplete="tel-national"
              {...form.getInputProps('phone')}
            />
            <Textarea
              label="描述"
              placeholder="比赛的主题、数据与时间安排"
              autosize
              minRows={3}
              maxRows={10}
              {...form.getInputProps('description')}
            />
            <Group justify="flex-end">
              <Button variant="default" onClick={onClose}>
                取消
              </Button>
              <Button type="submit" loading={loading}>
                提交申请
              </Button>
            </Group>
          </Stack>
        </form>
        {chatUrl && (
          <figure className={classes.chat}>
            <Suspense>
              <QrCode value={chatUrl} title="扫码沟通的二维码" />
            </Suspense>
            <figcaption>扫码与我们直接沟通</figcaption>
          </figure>
        )}
      </div>
    </Dialog>
  );
};

export default HostApplicationModal;
