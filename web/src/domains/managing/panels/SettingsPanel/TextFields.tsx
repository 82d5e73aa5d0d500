import { Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import {
  optionalTexts,
  settingsLimits,
} from '@whaletide/schema/domains/competitions/rules/competition-settings.ts';
import { eventWord } from '#domains/competitions/paths.ts';
import { AwardField } from './AwardField.tsx';
import { hintsBelow } from './field-order.ts';
import { KindFields } from './KindFields.tsx';
import type { Competition, SettingsValues } from './settings-values.ts';
import classes from './SettingsForm.module.css';

interface TextFieldsProps {
  form: UseFormReturnType<SettingsValues>;
  competition: Competition;
}

/** Form fields of the name, the kind, and what cards and lists say of a competition. */
export const TextFields = ({ form, competition }: TextFieldsProps) => (
  <>
    <TextInput label={`${eventWord(form.values)}名称`} required {...form.getInputProps('name')} />
    <KindFields form={form} competition={competition} />
    <Textarea label="简介" autosize minRows={2} {...form.getInputProps('shortDescription')} />
    <div className={classes.pair}>
      <AwardField form={form} competition={competition} />
      <TextInput
        label="卡片标签"
        placeholder="如 新手友好"
        description={`显示在${eventWord(form.values)}卡片上，最多${optionalTexts.displayLabel.most}个字符`}
        inputWrapperOrder={hintsBelow}
        {...form.getInputProps('displayLabel')}
      />
      {form.values.kind !== 'SERIES' && (
        <TextInput
          label="标签"
          placeholder="以逗号分隔"
          description={`最多${settingsLimits.tags}个`}
          inputWrapperOrder={hintsBelow}
          {...form.getInputProps('tags')}
        />
      )}
    </div>
  </>
);
