import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { Button, Group, SegmentedControl, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  AUTOMATIC_HOURS,
  AUTOMATIC_TRIES,
  PHOTO_MISSING_TEXT,
  realNameProblems,
} from '@whaletide/schema/domains/account/rules/verification.ts';
import { fileProblem, uploadRules } from '@whaletide/schema/domains/uploads/rules.ts';
import { useState } from 'react';
import { Form } from '#components/Form/Form.tsx';
import { UploadField } from '#components/UploadField/UploadField.tsx';
import { useUpload } from '#components/UploadField/useUpload.ts';
import { errorsUnder, problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import {
  useRequestRealNameReviewMutation,
  useVerifyRealNameMutation,
} from './Verification.generated.ts';

type Route = 'automatic' | 'manual';

interface RealNameFormProps {
  /**
   * True where the automatic route is available: a verifier is there, and the phone is verified.
   */
  automatic: boolean;
  onDone: (route: Route) => void;
}

const rule = uploadRules.identity;
const showsErrors = { context: { showsErrors: true } };

/** Name and ID number, verified at once or by a photo that an administrator looks at. */
export const RealNameForm = ({ automatic, onDone }: RealNameFormProps) => {
  const [route, setRoute] = useState<Route>(automatic ? 'automatic' : 'manual');
  const upload = useUpload('identity', (file) => {
    const problem = fileProblem(file, rule);
    return Promise.resolve(problem ? [problem.message] : []);
  });
  const form = useForm({
    initialValues: { name: '', idNumber: '' },
    validate: (values) => ({
      ...problemsByField(
        'RequestRealNameReviewInput',
        realNameProblems({ name: values.name, id: values.idNumber }, route),
      ),
      ...(route === 'manual' && upload.state.step !== 'done' && { photo: PHOTO_MISSING_TEXT }),
    }),
  });
  const [verify] = useVerifyRealNameMutation(showsErrors);
  const [request] = useRequestRealNameReviewMutation(showsErrors);

  const send = async ({ name, idNumber }: typeof form.values) => {
    const { state } = upload;
    const person = { name: name.trim(), idNumber: idNumber.replace(/\s/g, '') };
    if (route === 'automatic') await verify({ variables: { input: person } });
    else if (state.step === 'done') {
      const { key, ext, name: file, size } = state.uploaded;
      const photo = { key, ext, name: file, size };
      await request({ variables: { input: { ...person, photo } } });
    }
    if (route === 'automatic') notify.done('您的个人信息已更新', '验证成功');
    else notify.done('实名验证信息已提交，请等待管理员审核');
    onDone(route);
  };

  return (
    <Form
      form={form}
      send={send}
      failed="实名认证失败"
      advice={
        route === 'automatic' && (
          <Text size="sm" mt={4}>
            每{AUTOMATIC_HOURS}小时最多可尝试{AUTOMATIC_TRIES}次自动认证，也可以使用人工认证。
          </Text>
        )
      }
    >
      {({ busy, refusal, clear }) => (
        <Stack>
          {automatic && (
            <SegmentedControl
              aria-label="认证方式"
              data={[
                { value: 'automatic', label: '自动认证' },
                { value: 'manual', label: '人工认证' },
              ]}
              value={route}
              onChange={(next) => {
                setRoute(next as Route);
                clear();
              }}
            />
          )}
          {refusal}
          <Text size="sm" c="dimmed">
            {route === 'automatic'
              ? `通过已认证的手机号核对姓名与身份证号，每${AUTOMATIC_HOURS}小时最多可尝试${AUTOMATIC_TRIES}次。`
              : '上传证件照片，由管理员在24小时内审核。照片仅管理员可见，证件号码加密保存。'}
          </Text>
          <TextInput
            label="真实姓名"
            required
            autoComplete="name"
            data-autofocus
            {...form.getInputProps('name')}
          />
          <TextInput
            label={route === 'automatic' ? '身份证号' : '证件号码'}
            required
            autoComplete="off"
            {...form.getInputProps('idNumber')}
          />
          {route === 'manual' && (
            <UploadField
              label="身份证照片"
              hint="jpg、jpeg、png，不超过 5120 KB"
              exts={rule.exts}
              upload={upload}
              error={upload.state.step === 'done' ? null : errorsUnder(form.errors, 'photo')('')}
            />
          )}
          <Group justify="flex-end">
            <Button type="submit" loading={busy}>
              提交认证
            </Button>
          </Group>
        </Stack>
      )}
    </Form>
  );
};
