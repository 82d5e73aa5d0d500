import { type FieldDefinition, fieldTypes } from '@whaletide/schema/shared/rest/fields.ts';

const field = (change: Pick<FieldDefinition, '_id' | 'Title' | 'Type'>): FieldDefinition => ({
  Required: true,
  Placeholder: null,
  SizeLimit: null,
  AcceptExts: [],
  SelectArray: [],
  Hide: false,
  ...change,
});

/** Form of the posters that are compared in pairs. */
export const posterFields: FieldDefinition[] = [
  field({ _id: 'title', Title: '海报标题', Type: fieldTypes.shortText }),
  field({ _id: 'message', Title: '一句话结论', Type: fieldTypes.shortText }),
  field({ _id: 'design', Title: '设计说明', Type: fieldTypes.longText }),
];
