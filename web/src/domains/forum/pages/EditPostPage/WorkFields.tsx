import { Textarea } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MAX_SUMMARY } from '@whaletide/schema/domains/forum/rules.ts';
import { errorsUnder } from '#lib/field-of.ts';
import { lengthOf } from './length-of.ts';
import { CoverField, PicturesField } from './PictureFields.tsx';
import type { PostValues } from './post-values.ts';

/** Summary, cover and pictures of a work. */
export const WorkFields = ({ form }: { form: UseFormReturnType<PostValues> }) => {
  const { summary, cover, pictures } = form.values.work;
  const errorAt = (field: string) => errorsUnder(form.errors, field)('') ?? null;
  return (
    <>
      <Textarea
        label="作品简介"
        autosize
        minRows={2}
        description={lengthOf(summary, MAX_SUMMARY)}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.getInputProps('work.summary')}
      />
      <div data-path="work.cover">
        <CoverField
          value={cover}
          error={errorAt('work.cover')}
          onChange={(next) => form.setFieldValue('work.cover', next)}
        />
      </div>
      <div data-path="work.pictures">
        <PicturesField
          value={pictures}
          error={errorAt('work.pictures')}
          onChange={(next) => form.setFieldValue('work.pictures', next)}
        />
      </div>
    </>
  );
};
