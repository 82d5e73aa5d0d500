import {
  Archive,
  DatasetBinding,
  DatasetColumn,
  DatasetFile,
  FileMetadata,
  FilePart,
  PlainText,
  Table,
} from '@whaletide/schema/domains/dataset-bindings/rest.ts';
import { columnTypes } from '@whaletide/schema/domains/datasets/rules/dataset-files.ts';
import type { Domain } from '../../graphql/domain.ts';
import { datasetBindingLoaders } from './loaders.ts';
import { inputs } from './inputs.ts';
import { resolvers } from './resolvers.ts';

export const datasetBindings = {
  resolvers: [resolvers],
  restTypes: {
    DatasetBinding,
    DatasetFile,
    DatasetFilePreview: FileMetadata,
    DatasetFilePart: FilePart,
    DatasetTable: Table,
    DatasetColumn,
    DatasetColumnValue: DatasetColumn.properties.Top.items,
    DatasetArchive: Archive,
    DatasetArchiveEntry: Archive.properties.Entries.items,
    DatasetText: PlainText,
  },
  enums: {
    DatasetFileState: {
      values: { PENDING: 'pending', READY: 'ready', UNAVAILABLE: 'none' },
      rest: 'UNAVAILABLE',
    },
    DatasetFileKind: {
      values: {
        TABLE: 'table_data',
        ARCHIVE: 'zip',
        TEXT: 'plain_text',
        IMAGE: 'image',
        PDF: 'pdf',
        MODEL: 'model',
      },
      rest: 'UNKNOWN',
    },
    DatasetColumnType: {
      values: {
        BOOLEAN: columnTypes.boolean,
        INTEGER: columnTypes.integer,
        NUMBER: columnTypes.number,
        STRING: columnTypes.string,
        DATE: columnTypes.date,
      },
      rest: 'STRING',
    },
  },
  loaders: datasetBindingLoaders,
  inputs,
} satisfies Domain;
