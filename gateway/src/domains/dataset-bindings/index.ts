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
import { columnTypes } from '@whaletide/schema/domains/datasets/rules/cell-values.ts';
import type { Domain } from '#graphql/domain.ts';
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
    DatasetFileEncoding: {
      values: {
        UTF_8: 'UTF-8',
        GB18030: 'GB18030',
        BIG5: 'Big5',
        SHIFT_JIS: 'Shift_JIS',
        EUC_KR: 'EUC-KR',
        WINDOWS_1252: 'Windows-1252',
        UTF_16LE: 'UTF-16LE',
        UTF_16BE: 'UTF-16BE',
      },
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
