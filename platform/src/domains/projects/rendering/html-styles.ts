/** Looks of an element as old attributes say them, since the page's policy takes no styles. */
export interface Look {
  background?: string;
  ink?: string;
  align?: string;
}

const COLOUR = /^(?:#[0-9a-f]{3}|#[0-9a-f]{6}|[a-z]{3,20})$/i;
const RGB = /^rgba?\(\s*(\d{1,3})\s*,\s*(\d{1,3})\s*,\s*(\d{1,3})\s*(?:,\s*1(?:\.0)?\s*)?\)$/;

/** A colour that an old attribute takes; undefined for none. */
export const colourOf = (value: string): string | undefined => {
  const text = value.trim().replace(/(?<!\s)\s*!important$/i, '');
  if (COLOUR.test(text))
    return /^(inherit|initial|unset|transparent)$/i.test(text) ? undefined : text;
  const parts = RGB.exec(text)?.slice(1, 4).map(Number);
  if (!parts) return undefined;
  return `#${parts.map((part) => Math.min(part, 255).toString(16).padStart(2, '0')).join('')}`;
};

/** Reads declarations such as `color: red; text-align: right`. */
export const lookOf = (declarations: string): Look => {
  const look: Look = {};
  for (const declaration of declarations.split(';')) {
    const [name = '', value = ''] = declaration.split(':', 2);
    const property = name.trim().toLowerCase();
    const colour = colourOf(value);
    if (colour && (property === 'background-color' || property === 'background'))
      look.background = colour;
    else if (colour && property === 'color') look.ink = colour;
    else if (property === 'text-align' && /^\s*(left|right|center)\s*$/.test(value))
      look.align = value.trim();
  }
  return look;
};

const STYLE = /<style\b[^<>]*>([^<]{0,2000000})<\/style>/gi;
const RULE = /(?<![^{}])([^{}]{1,20000})\{([^{}]{0,2000})\}/g;
const ID = /^\s*#([\w-]{1,100})\s*$/;

/** The looks that style sheets within HTML give to elements by their id, as pandas' Styler does. */
export const looksById = (html: string): ReadonlyMap<string, Look> => {
  const looks = new Map<string, Look>();
  for (const [, css = ''] of html.matchAll(STYLE))
    for (const [, selectors = '', declarations = ''] of css.matchAll(RULE)) {
      const look = lookOf(declarations);
      for (const selector of selectors.split(',')) {
        const id = ID.exec(selector)?.[1];
        if (id) looks.set(id, { ...looks.get(id), ...look });
      }
    }
  return looks;
};
