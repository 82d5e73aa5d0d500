import type { DatasetFilePreviewQuery, DatasetPanelQuery } from './DatasetPanel.generated.ts';

type Competition = NonNullable<DatasetPanelQuery['competition']>;
export type Binding = NonNullable<Competition['datasetBindings']>[number];
export type File = Binding['files'][number];
/** Facts about a file that the viewer needs, no matter who owns it. */
export type ViewedFile = Pick<File, 'token' | 'name' | 'ext' | 'url'>;

export type Preview = NonNullable<DatasetFilePreviewQuery['datasetFilePreview']>;
export type TablePreview = NonNullable<Preview['table']>;
export type ColumnPreview = TablePreview['columns'][number];
export type ArchivePreview = NonNullable<Preview['archive']>;

/** The file that the address names, or else the first; null where it names one that isn't there. */
export const openedFile = (bindings: readonly Binding[], token: string | null) => {
  for (const binding of bindings) {
    const file =
      token === null ? binding.files[0] : binding.files.find((one) => one.token === token);
    if (file) return { binding, file };
  }
  return null;
};
