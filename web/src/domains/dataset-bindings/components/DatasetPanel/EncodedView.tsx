import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { DatasetFileEncoding } from '#apollo/schema.generated.ts';
import { EmptyState } from '#components/EmptyState/EmptyState.tsx';
import { ErrorState } from '#components/ErrorState/ErrorState.tsx';
import { RowsSkeleton } from '#components/Skeletons/Skeletons.tsx';
import { useDatasetFilePartQuery } from './DatasetPanel.generated.ts';
import type { Preview } from './opened.ts';
import { TextView } from './TextView.tsx';
import { WorkbookView } from './WorkbookView.tsx';

const encodingNames: Record<DatasetFileEncoding, string> = {
  UTF_8: 'UTF-8',
  GB18030: 'GB18030（简体中文）',
  BIG5: 'Big5（繁体中文）',
  SHIFT_JIS: 'Shift_JIS（日文）',
  EUC_KR: 'EUC-KR（韩文）',
  WINDOWS_1252: 'Windows-1252（西欧文字）',
  UTF_16LE: 'UTF-16LE',
  UTF_16BE: 'UTF-16BE',
};

interface EncodedViewProps {
  /** The file as it was read at first: a table or a text. */
  read: Pick<Preview, 'table' | 'text'>;
  name: string;
  ext: string;
  token: string;
  /** The name of the file within an archive. */
  entry?: string | undefined;
}

type ContentProps = EncodedViewProps & { encoding: DatasetFileEncoding | null };

const Content = ({ read: { table, text }, ext, ...file }: ContentProps) => {
  if (table) return <WorkbookView table={table} {...file} />;
  if (text) return <TextView ext={ext} text={text} />;
  return <EmptyState text="该文件无法预览，请下载后查看" />;
};

/** The file in the encoding that was chosen, which has to be read first. */
const InOther = (props: ContentProps) => {
  const { token, entry, encoding } = props;
  const { data, error, refetch } = useDatasetFilePartQuery({
    variables: { token, entry: entry ?? null, encoding },
  });
  if (!data)
    return error ? <ErrorState error={error} onRetry={refetch} /> : <RowsSkeleton rows={8} />;
  const { table = null, text = null } = data.datasetFilePart ?? {};
  return <Content {...props} read={{ table, text }} />;
};

/** A table or a text; where it isn't Unicode, another encoding can be chosen than the likeliest. */
export const EncodedView = (props: EncodedViewProps) => {
  const { table, text } = props.read;
  const likeliest = table?.encoding ?? text?.encoding ?? null;
  const [encoding, setEncoding] = useState<DatasetFileEncoding | null>(null);
  if (likeliest === null || likeliest === 'UTF_8') return <Content {...props} encoding={null} />;
  return (
    <>
      <NativeSelect
        label="文字编码"
        description="文件没有注明编码，已按最可能的读取；文字不对时请换一种"
        mb="md"
        maw={360}
        value={encoding ?? likeliest}
        data={Object.entries(encodingNames).map(([value, label]) => ({ value, label }))}
        onChange={({ currentTarget: { value } }) => setEncoding(value as DatasetFileEncoding)}
      />
      {encoding === null || encoding === likeliest ? (
        <Content {...props} encoding={null} />
      ) : (
        <InOther key={encoding} {...props} encoding={encoding} />
      )}
    </>
  );
};
