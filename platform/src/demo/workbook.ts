import { zipOf } from './archive.ts';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

const cellOf = (value: string): string =>
  /^-?\d+(\.\d+)?$/.test(value)
    ? `<c><v>${value}</v></c>`
    : `<c t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;

const sheetOf = (rows: readonly (readonly string[])[]): string =>
  `<worksheet xmlns="${MAIN}"><sheetData>${rows
    .map((cells) => `<row>${cells.map(cellOf).join('')}</row>`)
    .join('')}</sheetData></worksheet>`;

/** A workbook of Excel with these sheets, each by its rows (ECMA-376, part 1, section 18). */
export const workbookOf = (sheets: Record<string, readonly (readonly string[])[]>): Buffer => {
  const named = Object.entries(sheets);
  const places = named.map(([name], index) => ({ name, id: index + 1 }));
  const typeOf = (part: string, type: string) =>
    `<Override PartName="/xl/${part}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${type}+xml"/>`;
  return zipOf({
    '[Content_Types].xml': `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${typeOf('workbook.xml', 'sheet.main')}${places.map(({ id }) => typeOf(`worksheets/sheet${id}.xml`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets>${places.map(({ name, id }) => `<sheet name="${escaped(name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${places.map(({ id }) => `<Relationship Id="rId${id}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      named.map(([, rows], index) => [`xl/worksheets/sheet${index + 1}.xml`, sheetOf(rows)]),
    ),
  });
};
