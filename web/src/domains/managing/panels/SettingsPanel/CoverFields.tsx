import type { UseFormReturnType } from '@mantine/form';
import { PictureField } from '#components/PictureField/PictureField.tsx';
import { eventWord } from '#domains/competitions/paths.ts';
import type { Competition, SettingsValues } from './settings-values.ts';
import classes from './SettingsForm.module.css';

interface CoverFieldsProps {
  form: UseFormReturnType<SettingsValues>;
  competition: Competition;
}

/** Form fields of the pictures on cards and above the page. */
export const CoverFields = ({ form, competition }: CoverFieldsProps) => (
  <div className={classes.pair}>
    <PictureField
      label="封面"
      hint="png、jpg、jpeg，不超过 4096 KB，16:9 最合适"
      stored={competition.image}
      change={form.values.image}
      onChange={(image) => form.setFieldValue('image', image)}
    />
    {form.values.kind !== 'SERIES' && (
      <PictureField
        label="头图"
        hint={`${eventWord(form.values)}页顶部的图片；没有时用封面`}
        stored={competition.headingImage}
        change={form.values.headingImage}
        onChange={(image) => form.setFieldValue('headingImage', image)}
      />
    )}
  </div>
);
