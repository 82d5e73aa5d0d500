import { Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import {
  organizationLimits,
  organizationProblems,
  shortNameProblem,
} from '@whaletide/schema/domains/organizations/rules.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import {
  useMakeHostOrganizationMutation,
  type ReviewedApplicationFragment,
} from './HostApplications.generated.ts';

interface MakeOrganizationModalProps {
  application: ReviewedApplicationFragment;
  onClose: () => void;
}

interface Values {
  name: string;
  shortName: string;
  description: string;
  /** One account a line. */
  administrators: string;
}

const accountsOf = (text: string) =>
  text
    .split(/[\n,，;；]/)
    .map((account) => account.trim())
    .filter(Boolean);

/** Makes an organization from an accepted application, filled in with what was written there. */
const MakeOrganizationModal = ({ application, onClose }: MakeOrganizationModalProps) => {
  const { id, company, member } = application;
  const [make] = useMakeHostOrganizationMutation({ context: { showsErrors: true } });
  const problemsOf = (values: Values) => {
    const shortName = shortNameProblem(values.shortName.trim());
    const lacksAdministrator = !member && accountsOf(values.administrators).length === 0;
    return {
      ...problemsByField('CreateOrganizationInput', [
        ...(shortName ? [shortName] : []),
        ...organizationProblems(values),
      ]),
      ...(lacksAdministrator && { administrators: '请至少填写一名管理员的邮箱或用户名' }),
    };
  };
  const form = useForm<Values>({
    initialValues: {
      name: [...company].slice(0, organizationLimits.name).join(''),
      shortName: '',
      description: '',
      administrators: '',
    },
    validate: problemsOf,
  });
  const send = async ({ administrators, shortName, ...texts }: Values) => {
    const input = {
      ...texts,
      applicationId: id,
      shortName: shortName.trim(),
      administrators: accountsOf(administrators),
    };
    await make({ variables: { input } });
    notify.done('管理员已收到通知，可以新建比赛', '组织已新建');
  };
  return (
    <FormModal title="新建组织" form={form} action="新建组织" send={send} onClose={onClose}>
      <TextInput label="组织名称" required {...form.getInputProps('name')} />
      <TextInput
        label="短名"
        description="用在组织页面的地址中，新建后不能更改"
        required
        data-autofocus
        {...form.getInputProps('shortName')}
      />
      <Textarea label="简介" autosize minRows={2} {...form.getInputProps('description')} />
      <Textarea
        label={member ? '其他管理员' : '管理员'}
        description={
          member
            ? `申请人${member.name}会成为管理员；还可以加上同事的邮箱或用户名，每行一个`
            : '邮箱或用户名，每行一个'
        }
        required={!member}
        autosize
        minRows={2}
        {...form.getInputProps('administrators')}
      />
    </FormModal>
  );
};

export default MakeOrganizationModal;
