import { Button, Group, NativeSelect, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { sizeText } from '@whaletide/schema/domains/uploads/rules.ts';
import { Link, useLocation, useParams } from 'react-router';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { Loaded } from '#components/Loaded/Loaded.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { formatDate } from '#lib/dates.ts';
import { useViewer } from '#domains/account/components/Viewer/useViewer.ts';
import { signInPath } from '#domains/account/paths.ts';
import { FileViewer } from '#domains/dataset-bindings/components/DatasetPanel/FileViewer.tsx';
import { useAddressQuery } from '#routing/useAddressQuery.ts';
import { datasetPath } from '#domains/datasets/paths.ts';
import type { ShownDataset } from './dataset-head.ts';
import { type DatasetFilesQuery, useDatasetFilesQuery } from './DatasetPage.generated.ts';
import { FileBrowser } from './FileBrowser.tsx';
import classes from './DatasetPage.module.css';

type File = NonNullable<DatasetFilesQuery['dataset']>['files'][number];

/** The file that is open, to be looked at and to be downloaded. */
const OpenedFile = ({ datasetId, file }: { datasetId: string; file: File }) => {
  const { viewer, loading } = useViewer();
  const { pathname, search } = useLocation();
  const name = file.path.split('/').at(-1) ?? file.path;
  const download = {
    variant: 'light',
    leftSection: <IconDownload size={18} stroke={1.5} aria-hidden />,
    children: '下载',
  } as const;
  return (
    <section aria-label={file.path} className={classes.viewer}>
      <Group justify="space-between" mb="md" gap="sm">
        <div className={classes.heading}>
          <Title order={2} size="h4" className={classes.name}>
            {file.path}
          </Title>
          <Text size="sm" c="dimmed">
            {sizeText(file.size)}
          </Text>
        </div>
        {viewer || loading ? (
          <Button
            component="a"
            href={`/datasets/${datasetId}/files/${file.token}`}
            download={name}
            {...download}
          />
        ) : (
          <Button component={Link} to={signInPath(pathname + search)} {...download} />
        )}
      </Group>
      <FileViewer key={file.token} file={{ ...file, name }} />
    </section>
  );
};

/** 文件: the tree of a version's files beside the one that is open. */
const FilesTab = ({ dataset }: { dataset: ShownDataset }) => {
  const { id, versions } = dataset;
  const { shortName } = useParams();
  const [query, changeQuery] = useAddressQuery();
  const named = Number(query.get('version'));
  const version = versions.find(({ number }) => number === named) ?? versions[0];
  const found = useDatasetFilesQuery({
    variables: { id, version: version?.number ?? null },
    skip: !version,
  });
  const none = <EmptyState text="暂无文件" />;
  if (!version) return none;
  const pathOf = (token: string) => {
    const next = new URLSearchParams({
      ...(version !== versions[0] && { version: String(version.number) }),
      file: token,
    });
    return `${datasetPath(id, 'files', shortName)}?${next}`;
  };
  return (
    <>
      {versions.length > 1 && (
        <NativeSelect
          label="版本"
          mb="md"
          maw={320}
          data={versions.map(({ number, createdAt }) => ({
            value: String(number),
            label: `版本 ${number}（${formatDate(createdAt)}）`,
          }))}
          value={String(version.number)}
          onChange={({ currentTarget: { value } }) =>
            changeQuery({ version: value }, { replace: true, preventScrollReset: true })
          }
        />
      )}
      <Loaded
        query={found}
        of={found.data?.dataset?.files}
        empty={none}
        skeleton={<RowsSkeleton rows={8} />}
      >
        {(files) => {
          const token = query.get('file');
          const opened = files.find((file) => file.token === token) ?? files[0];
          return opened ? (
            <div className={classes.browser}>
              <FileBrowser files={files} opened={opened.token} pathOf={pathOf} />
              <OpenedFile datasetId={id} file={opened} />
            </div>
          ) : (
            none
          );
        }}
      </Loaded>
    </>
  );
};

export default FilesTab;
