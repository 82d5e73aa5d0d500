import type { FragmentType } from '@apollo/client';
import { useSuspenseFragment } from '@apollo/client/react';
import { Count } from '#components/Count/Count.tsx';
import { Cover } from '#components/Cover/Cover.tsx';
import { RelativeTime } from '#components/RelativeTime/RelativeTime.tsx';
import { datasetPath } from '#domains/datasets/paths.ts';
import { MemberName } from '#domains/members/components/MemberLink/MemberLink.tsx';
import { type FoundDatasetFragment, FoundDatasetFragmentDoc } from './FoundDataset.generated.ts';
import { Result } from './Result.tsx';
import classes from './Result.module.css';

export const FoundDataset = ({ dataset }: { dataset: FragmentType<FoundDatasetFragment> }) => {
  const { data } = useSuspenseFragment({
    fragment: FoundDatasetFragmentDoc,
    fragmentName: 'FoundDataset',
    from: dataset,
  });
  const { id, title, description, image, creator } = data;
  return (
    <Result
      name={title}
      to={datasetPath(id)}
      picture={
        <div className={classes.cover}>
          <Cover id={id} about={`${title} ${description}`} image={image} />
        </div>
      }
      description={description}
      facts={
        <>
          {creator && <MemberName member={creator} alone />}
          <span>
            <RelativeTime time={data.updatedAt} />
            更新
          </span>
          <span>
            <Count value={data.filesCount} /> 个文件
          </span>
          <span>
            <Count value={data.downloadsCount} /> 次下载
          </span>
        </>
      }
    />
  );
};
