import type { UseFormReturnType } from '@mantine/form';
import { TimeField } from '#components/TimeField/TimeField.tsx';

/** Times of an item as a form holds them: ISO 8601, empty for none. */
export interface PeriodValues {
  opensAt: string;
  dueAt: string;
}

/** Times as the rules take them. */
export const periodOf = ({ opensAt, dueAt }: PeriodValues) => ({
  openDate: opensAt ? new Date(opensAt) : null,
  dueDate: dueAt ? new Date(dueAt) : null,
});

interface PeriodFieldsProps {
  form: Pick<UseFormReturnType<PeriodValues>, 'getInputProps'>;
}

/** Fields of the times in which an item is done. */
export const PeriodFields = ({ form }: PeriodFieldsProps) => (
  <>
    <TimeField label="开放时间" description="不填则从现在开始" {...form.getInputProps('opensAt')} />
    <TimeField
      label="截止时间"
      description="不填则没有截止；之后完成的会标为迟交"
      {...form.getInputProps('dueAt')}
    />
  </>
);
