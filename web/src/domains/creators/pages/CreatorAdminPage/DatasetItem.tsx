import { NativeSelect, Text } from '@mantine/core';
import {
  type DatasetRating,
  datasetRatingNames,
  datasetRatings,
} from '@whaletide/schema/domains/creators/rules/earning.ts';
import { failureOf } from '#apollo/errors.ts';
import { AppLink } from '#components/AppLink/AppLink.tsx';
import { formatDate } from '#lib/dates.ts';
import { notify } from '#lib/notify.ts';
import surfaces from '#theme/surfaces.module.css';
import { datasetPath } from '#domains/datasets/paths.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { type RateableDatasetsQuery, useRateDatasetMutation } from './CreatorAdmin.generated.ts';
import classes from './CreatorAdminPage.module.css';

type Administration = NonNullable<RateableDatasetsQuery['administration']>;
type Dataset = NonNullable<Administration['rateableDatasets']>['items'][number];

/** A dataset with the choice of its rating, which is kept at once. */
export const DatasetItem = ({ dataset }: { dataset: Dataset }) => {
  const { id, title, member, publishedAt, rating } = dataset;
  const [rate, { loading }] = useRateDatasetMutation({ context: { showsErrors: true } });
  const choose = async (name: DatasetRating) => {
    try {
      await rate({ variables: { input: { datasetId: id, rating: name } } });
      notify.done(`已评为「${datasetRatings[name].name}」`);
    } catch (error) {
      notify.failed('评级失败', failureOf(error).message);
    }
  };
  return (
    <li className={`${surfaces.row} ${classes.row}`}>
      <div className={classes.about}>
        <AppLink to={datasetPath(id)} alone>
          {title}
        </AppLink>
        <Text size="sm" c="dimmed" component="div">
          {member && <MemberName member={member} />} · {formatDate(publishedAt)} 发布
        </Text>
      </div>
      <NativeSelect
        aria-label={`「${title}」的评级`}
        value={rating ?? ''}
        disabled={loading}
        data={[
          ...(rating === null ? [{ value: '', label: '未评级' }] : []),
          ...datasetRatingNames.map((value) => ({
            value,
            label: `${datasetRatings[value].name}（${datasetRatings[value].coins}）`,
          })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const name = datasetRatingNames.find((one) => one === value);
          if (name) void choose(name);
        }}
      />
    </li>
  );
};
