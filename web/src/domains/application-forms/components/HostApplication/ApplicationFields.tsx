import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { HostApplication } from '@whaletide/schema/domains/application-forms/rules.ts';

interface ApplicationFieldsProps {
  form: UseFormReturnType<HostApplication>;
  /** Example of what the description might say. */
  placeholder: string;
  /** In a dialog the first field is where one begins to type. */
  focused?: boolean;
}

/** Fields for the applicant, their contact details, and the purpose. */
export const ApplicationFields = ({
  form,
  placeholder,
  focused = false,
}: ApplicationFieldsProps) => (
  <>
    <TextInput
      label="称呼"
      required
      autoComplete="name"
      data-autofocus={focused || undefined}
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
      placeholder={placeholder}
      autosize
      minRows={3}
      maxRows={10}
      {...form.getInputProps('description')}
    />
  </>
);
