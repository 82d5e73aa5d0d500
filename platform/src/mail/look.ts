/** Colours of mails: the product's brand, each with the one that it has where the reader's screen is dark. */
const ink = {
  page: ['#f3f6f8', '#10161b'],
  card: ['#ffffff', '#1a222a'],
  text: ['#1b2733', '#e6edf2'],
  muted: ['#5b6b78', '#a3b3bf'],
  line: ['#e1e7ec', '#313c46'],
  link: ['#006d96', '#61b4de'],
  tint: ['#eef9fe', '#10303f'],
} as const;
export type Ink = keyof typeof ink;

export const BRAND = '#0b7fab';
export const FONT =
  "-apple-system,BlinkMacSystemFont,'Segoe UI','PingFang SC','Microsoft YaHei','Noto Sans SC',sans-serif";
export const MONO = 'ui-monospace,SFMono-Regular,Menlo,Consolas,monospace';

const property: Record<'c' | 'b' | 'l', string> = {
  c: 'color',
  b: 'background-color',
  l: 'border-color',
};

/**
 * The classes that a dark scheme gives other colours: `c-text` is text, `b-card` a ground, `l-line` a
 * line. Outlook's apps name their own dark scheme by an attribute.
 */
const darkRules = (before: string): string =>
  (Object.keys(ink) as Ink[])
    .flatMap((name) =>
      (Object.keys(property) as (keyof typeof property)[]).map(
        (letter) => `${before}.${letter}-${name}{${property[letter]}:${ink[name][1]}!important}`,
      ),
    )
    .join('');

/** Rules for the head of a mail; what clients without them need stands at the elements. */
export const styleSheet =
  ':root{color-scheme:light dark;supported-color-schemes:light dark}' +
  'img{max-width:100%;height:auto}' +
  '@media (max-width:480px){.pad{padding-left:18px!important;padding-right:18px!important}}' +
  `@media (prefers-color-scheme:dark){${darkRules('')}}${darkRules('[data-ogsc] ')}`;

/** Attributes of an element in such colours: its class for the dark scheme, and its own style. */
export const drawn = ({ c, b, l }: { c?: Ink; b?: Ink; l?: Ink }, style: string): string => {
  const classes = [c && `c-${c}`, b && `b-${b}`, l && `l-${l}`].filter(Boolean).join(' ');
  const colours = [
    c && `color:${ink[c][0]}`,
    b && `background-color:${ink[b][0]}`,
    l && `border-color:${ink[l][0]}`,
  ].filter(Boolean);
  return `class="${classes}" style="${[style, ...colours].join(';')}"`;
};
