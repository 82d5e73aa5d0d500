import '@mantine/core/styles/Radio.layer.css';
import { Group, Radio, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { IDENTITIES } from '@whaletide/schema/domains/account/rules/account.ts';
import { landingProblems } from '@whaletide/schema/domains/members/rules/profile.ts';
import { safeRedirect } from '@whaletide/schema/domains/account/rules/redirect.ts';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { AuthCard } from '#domains/account/components/AuthCard/AuthCard.tsx';
import { AuthForm } from '#domains/account/components/AuthCard/AuthForm.tsx';
import { useUpdateProfileMutation } from '#domains/account/components/Profile/Profile.generated.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { partOf } from '#domains/registration/components/RegistrationForm/field-props.ts';
import { UniversityField } from '#domains/registration/components/RegistrationForm/SearchFields.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { supportPath } from '#routing/support.ts';
import { useNavigate } from '#routing/useNavigate.ts';

const asked = { name: '学校', hint: '', isRequired: true };

/**
 * /register_landing?redirect=: who a newcomer is. Then, and for who
 * has said it before, on to where they wanted to.
 */
const RegisterLandingPage = () => {
  const [query] = useSearchParams();
  const redirect = query.get('redirect');
  const navigate = useNavigate();
  const { viewer } = useViewer();
  const isKnown = viewer !== null && viewer.member.identity !== null;
  const [update] = useUpdateProfileMutation({ context: { showsErrors: true } });
  const form = useForm({
    initialValues: { identity: '', university: '', company: '' },
    validate: (values) => problemsByField('UpdateProfileInput', landingProblems(values)),
  });
  const { identity, university } = form.values;

  useEffect(() => {
    if (isKnown) void navigate(safeRedirect(redirect), { replace: true });
  }, [isKnown, redirect, navigate]);

  const send = ({ identity, university, company }: typeof form.values) => {
    const place = identity === '学生' ? { university } : { company };
    return update({ variables: { input: { identity, ...place } } });
  };
  const schoolError = form.errors.university;

  return (
    <AuthCard
      title="介绍一下自己"
      subtitle="还差一步。之后可以在个人资料中修改"
      footer={
        <>
          遇到问题？
          <AppLink to={supportPath()} underline="always" alone>
            去帮助中心
          </AppLink>
        </>
      }
    >
      <AuthForm form={form} send={send} action="完成">
        {() => (
          <>
            <Radio.Group label="你的身份" required {...form.getInputProps('identity')}>
              <Group mt={6}>
                {IDENTITIES.map((one) => (
                  <Radio key={one} value={one} label={one} />
                ))}
              </Group>
            </Radio.Group>
            {identity === '学生' && (
              <UniversityField
                field={asked}
                value={{ University: university }}
                error={typeof schoolError === 'string' ? schoolError : null}
                onChange={(value) => form.setFieldValue('university', partOf(value, 'University'))}
              />
            )}
            {identity === '在职' && (
              <TextInput
                label="公司"
                required
                autoComplete="organization"
                {...form.getInputProps('company')}
              />
            )}
          </>
        )}
      </AuthForm>
    </AuthCard>
  );
};

export default RegisterLandingPage;
