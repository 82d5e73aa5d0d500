import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { settingsLimits } from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import { hintsBelow } from './field-order.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import type { SettingsValues } from './settings-values.ts';
import classes from './SettingsForm.module.css';

interface PeriodFieldsProps {
  form: UseFormReturnType<SettingsValues>;
  /** True once the final ranking is published: times stay then. */
  frozen: boolean;
  /** True where members take part in teams. */
  teams: boolean;
}

/** Form fields of start, end and registration, and of the size of teams. */
export const PeriodFields = ({ form, frozen, teams }: PeriodFieldsProps) => (
  <div className={classes.pair}>
    <TimeField label="开始时间" required disabled={frozen} {...form.getInputProps('startDate')} />
    <TimeField
      label="结束时间"
      disabled={frozen}
      description="留空为长期开放"
      inputWrapperOrder={hintsBelow}
      {...form.getInputProps('endDate')}
    />
    {form.values.kind !== 'SERIES' && (
      <>
        <TimeField
          label="报名截止时间"
          disabled={frozen}
          description={`留空为${eventWord(form.values)}期间都可报名`}
          inputWrapperOrder={hintsBelow}
          {...form.getInputProps('registerEndDate')}
        />
        {teams && (
          <NumberInput
            label="团队人数上限"
            required
            min={1}
            max={settingsLimits.maxMembers}
            allowDecimal={false}
            {...form.getInputProps('maxMembersPerTeam')}
          />
        )}
      </>
    )}
  </div>
);
