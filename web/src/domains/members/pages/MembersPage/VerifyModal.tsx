import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { communityVerifyProblem } from '@whaletide/schema/domains/account/rules/member-admin.ts';
import type { CommunityVerificationType } from '#apollo/schema.generated.ts';
import { FormModal } from '#components/FormModal/FormModal.tsx';
import { problemsByField } from '#lib/field-of.ts';
import { notify } from '#lib/notify.ts';
import { type AdministeredFactsFragment, useVerifyMemberMutation } from './Members.generated.ts';

type Kind = Extract<CommunityVerificationType, 'ORGANIZATION' | 'PROFESSIONAL'>;

const kinds: { value: Kind | ''; label: string }[] = [
  { value: '', label: '未认证' },
  { value: 'ORGANIZATION', label: '官方机构' },
  { value: 'PROFESSIONAL', label: '专业人士' },
];
/** REST's numbers, by which the rule goes. */
const types = { '': 0, ORGANIZATION: 1, PROFESSIONAL: 2 } as const;

interface Values {
  type: Kind | '';
  name: string;
}

interface VerifyModalProps {
  row: AdministeredFactsFragment;
  onClose: () => void;
}

/** The mark behind a member's name. */
export const VerifyModal = ({ row, onClose }: VerifyModalProps) => {
  const [verify] = useVerifyMemberMutation({ context: { showsErrors: true } });
  const before = row.member.communityVerification;
  const form = useForm<Values>({
    initialValues: {
      type: before?.type === 'ORGANIZATION' || before?.type === 'PROFESSIONAL' ? before.type : '',
      name: before?.name ?? '',
    },
    validate: ({ type, name }) => {
      const problem = communityVerifyProblem(types[type], name);
      return problemsByField('VerifyMemberInput', problem ? [problem] : []);
    },
  });
  const send = async ({ type, name }: Values) => {
    const input = { memberId: row.id, type: type || null, name: type ? name.trim() : '' };
    await verify({ variables: { input } });
    notify.done('认证已保存');
  };
  return (
    <FormModal title={`设置${row.member.name}的认证`} form={form} send={send} onClose={onClose}>
      <NativeSelect label="认证类型" data={kinds} {...form.getInputProps('type')} />
      {form.values.type && (
        <TextInput
          label="认证名称"
          description="显示在名字后面，如机构名称或职业"
          required
          {...form.getInputProps('name')}
        />
      )}
    </FormModal>
  );
};
