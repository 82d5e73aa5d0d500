import {
  type FieldDefinitionNode,
  isTypeDefinitionNode,
  isTypeExtensionNode,
  parse,
} from 'graphql';
import { errorCodes } from '@whaletide/schema/shared/rest/common.ts';

/** A part of a text and what takes its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const codesOf = ({ directives = [] }: FieldDefinitionNode): string[] =>
  directives
    .filter(({ name }) => name.value === 'refuses')
    .flatMap(({ arguments: given = [] }) => given)
    .flatMap(({ value }) => (value.kind === 'ListValue' ? value.values : []))
    .flatMap((value) => (value.kind === 'EnumValue' ? [value.value] : []));

/** The description with codes added to those that it names at its end. */
const described = (description: string, codes: readonly string[]): string => {
  const [, quotes = '"', text = '', space = ''] = /^("""|")(.*?)(\s*)\1$/s.exec(description) ?? [];
  const said = codes.join(', ');
  return text.includes('Codes: ')
    ? `${quotes}${text.replace(/\.$/, '')}, ${said}.${space}${quotes}`
    : `${quotes}${text} Codes: ${said}.${space}${quotes}`;
};

const editsOf = (sdl: string, field: FieldDefinitionNode, added: readonly string[]): Edit[] => {
  const before = codesOf(field);
  const missing = added.filter((code) => !before.includes(code));
  if (missing.length === 0 || !field.type.loc) return [];
  const codes = errorCodes.filter((code) => before.includes(code) || missing.includes(code));
  const text = `@refuses(codes: [${codes.join(', ')}])`;
  const directive = field.directives?.find(({ name }) => name.value === 'refuses')?.loc;
  const { end } = field.type.loc;
  const place = directive ? { ...directive, text } : { start: end, end, text: ` ${text}` };
  const { loc } = field.description ?? {};
  return [
    { start: place.start, end: place.end, text: place.text },
    ...(loc
      ? [
          {
            start: loc.start,
            end: loc.end,
            text: described(sdl.slice(loc.start, loc.end), missing),
          },
        ]
      : []),
  ];
};

/**
 * Writes codes that fields refuse with into an SDL: into their `@refuses` and at the end of their
 * descriptions, where they aren't yet.
 *
 * @param refusals codes by the field's name, as `Team.quotas`
 */
export const withRefusals = (
  sdl: string,
  refusals: ReadonlyMap<string, readonly string[]>,
): string => {
  const edits = parse(sdl).definitions.flatMap((definition) =>
    (isTypeDefinitionNode(definition) || isTypeExtensionNode(definition)) && 'fields' in definition
      ? (definition.fields ?? []).flatMap((field) =>
          field.kind === 'FieldDefinition'
            ? editsOf(
                sdl,
                field,
                refusals.get(`${definition.name.value}.${field.name.value}`) ?? [],
              )
            : [],
        )
      : [],
  );
  return edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, edit) => text.slice(0, edit.start) + edit.text + text.slice(edit.end), sdl);
};
