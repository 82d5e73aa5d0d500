import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { TimeField } from '#components/TimeField/TimeField.tsx';

interface Part {
  startDate: string;
  endDate: string;
  showsLeaderboard: boolean;
  showsPrivateLeaderboard: boolean;
}

interface PartFieldsProps {
  form: UseFormReturnType<Part>;
}

/**
 * Form fields for the start and end of a stage or a task; fixed once the final ranking is
 * published, the start where it follows from another stage.
 */
export const PeriodFields = ({
  form,
  frozen,
  startFollows = false,
}: PartFieldsProps & { frozen: boolean; startFollows?: boolean }) => (
  <>
    <TimeField
      label="开始时间"
      required
      disabled={frozen || startFollows}
      {...form.getInputProps('startDate')}
    />
    <TimeField label="结束时间" required disabled={frozen} {...form.getInputProps('endDate')} />
  </>
);

/** Form fields for which boards of a stage or a task everyone sees. */
export const BoardFields = ({ form }: PartFieldsProps) => (
  <>
    <Checkbox
      label="公开 Public 排行榜"
      {...form.getInputProps('showsLeaderboard', { type: 'checkbox' })}
    />
    <Checkbox
      label="公开 Private 排行榜"
      {...form.getInputProps('showsPrivateLeaderboard', { type: 'checkbox' })}
    />
  </>
);
