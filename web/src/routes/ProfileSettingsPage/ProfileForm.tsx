import '@mantine/core/styles/Radio.layer.css';
import { Button, Group, Paper, Radio, Stack, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IDENTITIES } from '@whaletide/schema/domains/account/rules/account.ts';
import { profileProblems } from '@whaletide/schema/domains/members/rules/profile.ts';
import { Form } from '#components/Form/Form.tsx';
import {
  type OwnProfileFragment,
  useUpdateProfileMutation,
} from '#domains/account/components/Profile/Profile.generated.ts';
import { partOf } from '#domains/registration/components/RegistrationForm/field-props.ts';
import {
  MajorField,
  UniversityField,
} from '#domains/registration/components/RegistrationForm/SearchFields.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { CityField } from './CityField.tsx';
import classes from './ProfileForm.module.css';

const universityAsked = { name: '学校', hint: '', isRequired: false };
const majorAsked = {
  name: '专业',
  hint: '输入专业搜索；列表中没有时可直接填写',
  isRequired: false,
};

const valuesOf = (member: OwnProfileFragment) => ({
  signature: member.signature ?? '',
  bio: member.bio ?? '',
  website: member.website ?? '',
  identity: member.identity ?? '',
  university: member.university ?? '',
  majorTag: member.majorTag ?? '',
  major: member.major ?? '',
  company: member.company ?? '',
  job: member.job ?? '',
  location: member.location ?? '',
});
type ProfileValues = ReturnType<typeof valuesOf>;

/** Makes the input of the form; a member who hasn't said who they are needn't do so here. */
const inputOf = ({ identity, ...texts }: ProfileValues) => ({
  ...texts,
  ...(identity && { identity }),
});

/**
 * Form in which the viewer describes themselves (decisions: the profile is edited under settings).
 */
export const ProfileForm = ({ member }: { member: OwnProfileFragment }) => {
  const [update] = useUpdateProfileMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: valuesOf(member),
    validate: (values) => problemsByField('UpdateProfileInput', profileProblems(inputOf(values))),
    validateInputOnBlur: true,
  });
  const { errors, values } = form;
  const send = async (given: ProfileValues) => {
    const { data } = await update({ variables: { input: inputOf(given) } });
    // As they are kept: trimmed, the website with its http.
    if (data) form.setValues(valuesOf(data.updateProfile));
    notify.done('个人资料已保存');
  };
  const errorOf = (name: keyof ProfileValues) =>
    typeof errors[name] === 'string' ? errors[name] : null;
  return (
    <Form form={form} send={send} failed="保存失败" label="个人资料" guarded>
      {({ busy, refusal }) => (
        <Stack gap="lg">
          {refusal}
          <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="about">
            <Title order={2} size="h3" id="about" mb="md">
              关于我
            </Title>
            <Stack>
              <TextInput
                label="个性签名"
                description="一句话，不超过 50 个字符"
                {...form.getInputProps('signature')}
              />
              <Textarea
                label="个人简介"
                description="不超过 500 个字符"
                autosize
                minRows={3}
                maxRows={10}
                {...form.getInputProps('bio')}
              />
              <TextInput
                label="个人网站"
                inputMode="url"
                autoComplete="url"
                placeholder="example.com"
                {...form.getInputProps('website')}
              />
              <CityField
                value={values.location}
                onChange={(city) => form.setFieldValue('location', city)}
              />
            </Stack>
          </Paper>
          <Paper withBorder radius="lg" p="lg" component="section" aria-labelledby="work">
            <Title order={2} size="h3" id="work" mb="md">
              学习与工作
            </Title>
            <Stack>
              <Radio.Group label="身份" {...form.getInputProps('identity')}>
                <Group mt={6}>
                  {IDENTITIES.map((identity) => (
                    <Radio key={identity} value={identity} label={identity} />
                  ))}
                </Group>
              </Radio.Group>
              <div className={classes.pairs}>
                <UniversityField
                  field={universityAsked}
                  error={errorOf('university')}
                  value={{ University: values.university }}
                  onChange={(value) =>
                    form.setFieldValue('university', partOf(value, 'University'))
                  }
                />
                <MajorField
                  field={majorAsked}
                  error={errorOf('major')}
                  value={{ Major: values.major }}
                  onChange={(value) => {
                    form.setFieldValue('major', partOf(value, 'Major'));
                    form.setFieldValue('majorTag', partOf(value, 'Discipline'));
                  }}
                />
                <TextInput
                  label="公司"
                  autoComplete="organization"
                  {...form.getInputProps('company')}
                />
                <TextInput
                  label="职位"
                  autoComplete="organization-title"
                  {...form.getInputProps('job')}
                />
              </div>
            </Stack>
          </Paper>
          <Button type="submit" loading={busy} style={{ alignSelf: 'start' }}>
            保存
          </Button>
        </Stack>
      )}
    </Form>
  );
};
