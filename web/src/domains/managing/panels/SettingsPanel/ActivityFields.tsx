import '@mantine/core/styles/NumberInput.layer.css';
import { NativeSelect, NumberInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { activityLimits } from '@whaletide/schema/domains/activities/rules/activity-settings.ts';
import {
  activityTypes,
  difficulties,
  filteredTypes,
} from '@whaletide/schema/domains/activities/rules/activity-types.ts';
import { PictureField } from '#components/PictureField/PictureField.tsx';
import { TimeField } from '#components/TimeField/TimeField.tsx';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { useActivityFieldOptionsQuery } from './Activity.generated.ts';
import type { Competition, SettingsValues } from './settings-values.ts';
import { TutorFields } from './TutorFields.tsx';
import classes from './SettingsForm.module.css';

interface ActivityFieldsProps {
  form: UseFormReturnType<SettingsValues>;
  competition: Competition;
}

const types = filteredTypes.map((value) => ({ value, label: activityTypes[value] }));
const levels = [
  { value: '', label: '不说明' },
  ...difficulties.map(({ level, name, experience }) => ({
    value: String(level),
    label: `${name}（${experience}）`,
  })),
];

/** Form fields of the live session, which registered members alone are told the address of. */
const LiveFields = ({ form }: { form: UseFormReturnType<SettingsValues> }) => {
  // A draft may still be without; it is asked for at last before it is published.
  const required = form.values.activity.type === 'LIVE';
  return (
    <div className={classes.pair}>
      <TextInput
        label="直播地址"
        required={required}
        type="url"
        placeholder="https://"
        description="仅报名的成员可见"
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('activity.liveUrl')}
      />
      <TimeField
        label="直播开始时间"
        required={required}
        {...form.getInputProps('activity.liveStartDate')}
      />
      <TimeField
        label="直播结束时间"
        required={required}
        {...form.getInputProps('activity.liveEndDate')}
      />
    </div>
  );
};

/** Form fields that activities alone have. */
export const ActivityFields = ({ form, competition }: ActivityFieldsProps) => {
  const { viewer } = useViewer();
  const { data } = useActivityFieldOptionsQuery({ context: { showsErrors: true } });
  const known =
    data?.site.activityFields ?? (competition.activityField ? [competition.activityField] : []);
  const fields = known.map(({ key, name }) => ({ value: key, label: name }));
  return (
    <>
      <div className={classes.pair}>
        {form.values.kind === 'ACTIVITY' && (
          <NativeSelect label="活动类型" data={types} {...form.getInputProps('activity.type')} />
        )}
        <NativeSelect
          label="方向"
          data={[{ value: '', label: '无' }, ...fields]}
          {...form.getInputProps('activity.fieldKey')}
        />
        <NativeSelect label="难度" data={levels} {...form.getInputProps('activity.difficulty')} />
        <TextInput
          label="预计用时"
          placeholder="如 6 小时"
          {...form.getInputProps('activity.estimatedTime')}
        />
      </div>
      <TutorFields form={form} />
      <Textarea
        label="亮点"
        description={`每行一条，最多${activityLimits.slogans}条`}
        autosize
        minRows={2}
        {...form.getInputProps('activity.slogans')}
      />
      <LiveFields form={form} />
      <div className={classes.pair}>
        <TextInput label="主办单位" {...form.getInputProps('activity.sponsorName')} />
        <PictureField
          label="主办单位标志"
          hint="png、jpg、jpeg，不超过 4096 KB"
          stored={competition.sponsor?.logo ?? null}
          change={form.values.activity.sponsorLogo}
          onChange={(logo) => form.setFieldValue('activity.sponsorLogo', logo)}
        />
        {viewer?.roles.includes('ADMIN') && (
          <NumberInput
            label="排序值"
            description="数字大的排在前面"
            min={0}
            max={activityLimits.sequence}
            allowDecimal={false}
            {...form.getInputProps('activity.sequence')}
          />
        )}
      </div>
    </>
  );
};
