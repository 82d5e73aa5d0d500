import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { kinds } from '#domains/managing/kinds.ts';
import { useSeriesOptionsQuery } from './SeriesOptions.generated.ts';
import type { Competition, SettingsValues } from './settings-values.ts';
import classes from './SettingsForm.module.css';

interface KindFieldsProps {
  form: UseFormReturnType<SettingsValues>;
  competition: Competition;
}

/** Series that the viewer manages in the organization, and the current one in any case. */
const useSeries = ({ id, organization, series }: Competition) => {
  const { data } = useSeriesOptionsQuery({
    variables: { shortName: organization?.shortName ?? '' },
    skip: !organization,
    // An organizer from outside of the organization has none to choose from.
    context: { showsErrors: true },
    fetchPolicy: 'cache-and-network',
  });
  const known = (data?.organization?.managedCompetitions?.items ?? []).filter(
    (one) => one.id !== id,
  );
  const options = known.map(({ id: value, name, isPublished: published }) => ({
    value,
    label: published ? name : `${name}（草稿）`,
  }));
  return series && !known.some((one) => one.id === series.id)
    ? [{ value: series.id, label: series.name }, ...options]
    : options;
};

/** Form fields for the competition's kind, and its series or, as a series, its address. */
export const KindFields = ({ form, competition }: KindFieldsProps) => {
  const series = useSeries(competition);
  return (
    <>
      <div className={classes.pair}>
        <NativeSelect
          label="类型"
          data={kinds}
          disabled={competition.isPublished}
          description={competition.isPublished ? '发布后不能更改' : undefined}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...form.getInputProps('kind')}
        />
        {form.values.kind === 'SERIES' ? (
          <TextInput
            label="专题网址"
            type="url"
            placeholder="https://"
            description="填写后从比赛列表直接前往"
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...form.getInputProps('landingUrl')}
          />
        ) : (
          <NativeSelect
            label="所属系列赛"
            data={[{ value: '', label: '无' }, ...series]}
            {...form.getInputProps('seriesId')}
          />
        )}
      </div>
      {form.values.kind === 'SERIES' && (
        <Checkbox
          label="每位成员只能报名系列赛中的一个比赛"
          description="审核中的报名也算；已经报名的成员不受影响"
          {...form.getInputProps('limitsRegistrations', { type: 'checkbox' })}
        />
      )}
    </>
  );
};
