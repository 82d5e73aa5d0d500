import { describe, expect, it } from '@jest/globals';
import { buildSchema, getDirectiveValues, isEnumType, isObjectType } from 'graphql';
import { codes as graphqlCodes } from '#gateway/src/graphql/errors.ts';
import { readSdl } from '#gateway/src/graphql/sdl.ts';
import { errorCodes } from '@whaletide/schema/shared/rest/common.ts';

const schema = buildSchema(readSdl().join('\n'));
const refuses = schema.getDirective('refuses');
const errorCode = schema.getType('ErrorCode');
const names = isEnumType(errorCode) ? errorCode.getValues().map(({ name }) => name) : [];

/** Codes that a description names after `Codes:`, in the order of `ErrorCode`. */
const described = (description: string | null | undefined): string[] => {
  const [, text = ''] = /Codes: (.*)$/s.exec(description ?? '') ?? [];
  return names.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
};

describe('ErrorCode', () => {
  it('has every code that an answer can have', () => {
    expect(new Set(names)).toEqual(new Set([...errorCodes, ...Object.values(graphqlCodes)]));
  });
});

describe('@refuses', () => {
  const fields = Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .flatMap((type) =>
      Object.values(type.getFields()).map((field) => ({
        name: `${type.name}.${field.name}`,
        field,
      })),
    );
  const declared = fields.map(({ name, field }) => ({
    name,
    codes: refuses && field.astNode ? getDirectiveValues(refuses, field.astNode)?.['codes'] : null,
    described: described(field.description),
  }));

  it('stands on hundreds of fields', () => {
    expect(declared.filter(({ codes }) => codes).length).toBeGreaterThan(300);
  });

  it('names the codes that the description explains', () => {
    const others = declared.filter(
      ({ codes, described: explained }) => String(codes ?? []) !== String(explained),
    );
    expect(others).toEqual([]);
  });
});
