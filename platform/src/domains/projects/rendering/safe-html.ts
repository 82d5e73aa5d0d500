import sanitize from 'sanitize-html';
import { colourOf, type Look, lookOf, looksById } from './html-styles.ts';

const kept =
  'a abbr b big blockquote br caption center cite code col colgroup dd del details dfn div dl dt em figcaption figure font h1 h2 h3 h4 h5 h6 hr i img input ins kbd li mark ol p pre q s samp section small span strike strong sub summary sup table tbody td tfoot th thead tr tt u ul var'.split(
    ' ',
  );
/** Their content isn't text to read. */
const dropped =
  'audio button canvas form iframe math noscript object option script select style svg template textarea title video'.split(
    ' ',
  );

/** Before the ids of a member's HTML, so that they meet no id of the page's own. */
const ID_PREFIX = 'user-';

/** Classes that a member's HTML may have. */
const CLASSES = new Set(
  'alert alert-info alert-success alert-warning alert-danger list-inline'.split(' '),
);

const anything = /^/;
const attributes: Record<string, RegExp> = {
  align: /^(left|right|center)$/,
  alt: anything,
  bgcolor: anything,
  checked: anything,
  class: /^./,
  color: anything,
  colspan: /^\d{1,3}$/,
  'data-ink': anything,
  disabled: anything,
  height: /^\d{1,4}(px|%)?$/,
  href: /^(https?:\/\/|#|mailto:[^?]+$)/i,
  id: /^user-[\p{L}\p{N}_.:-]{1,100}$/u,
  open: anything,
  rowspan: /^\d{1,3}$/,
  scope: /^(row|col|rowgroup|colgroup)$/,
  src: /^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=\s]*$/,
  start: /^\d{1,6}$/,
  target: /^_self$/,
  title: anything,
  type: /^(1|a|A|i|I|checkbox)$/,
  width: /^\d{1,4}(px|%)?$/,
};

const known = ([name, value]: [string, string]): boolean => attributes[name]?.test(value) ?? false;

type Attributes = Record<string, string>;

/** The classes that the page has looks for. */
const classOf = (names: string): string => {
  const kept = names.split(/\s+/).filter((name) => CLASSES.has(name));
  return kept.join(' ');
};

/** An id as it is read: Markdown's footnotes have their names in bytes. */
const decoded = (id: string): string => {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
};

/** An element's own attributes, those that its look makes, its id and links within the page. */
const attributesOf = (tag: string, given: Attributes, looks: ReadonlyMap<string, Look>) => {
  const { style = '', color, bgcolor, id, name, 'data-ink': _, ...others } = given;
  const look: Look = { ...looks.get(id ?? ''), ...lookOf(style) };
  const made: Attributes = { ...others };
  const ink = look.ink ?? (color === undefined ? undefined : colourOf(color));
  const background = look.background ?? (bgcolor === undefined ? undefined : colourOf(bgcolor));
  if (look.align) made.align = look.align;
  if (ink) made[tag === 'font' || tag === 'span' ? 'color' : 'data-ink'] = ink;
  if (background && /^(t[dhr]|table)$/.test(tag)) made.bgcolor = background;
  const anchor = id ?? (tag === 'a' ? name : undefined);
  if (anchor) made.id = `${ID_PREFIX}${decoded(anchor)}`;
  if (tag === 'a' && others.href?.startsWith('#') && others.href.length > 1)
    Object.assign(made, { href: `#${ID_PREFIX}${others.href.slice(1)}`, target: '_self' });
  if (others.class) made.class = classOf(others.class);
  if (tag === 'input') Object.assign(made, { disabled: '' });
  return { made, becomes: tag === 'span' && ink ? 'font' : tag };
};

/** Text alone that has a colour of its own; an old element says it. */
const INKED = /<(\w+)((?: [^<>]*?)?) data-ink="([#\w]+)"([^<>]*)>([^<]*)<\/\1>/g;
const OTHER_INK = / data-ink="[#\w]+"/g;

/**
 * A member's HTML with what is known to be harmless: texts, and the tags and attributes above.
 * Every element that it opens it closes, so that nothing leaves the box that it stands in. Colours
 * and alignment become old attributes. The page's policy forbids scripts and requests once more.
 *
 * @param pictures an address of pictures that is kept beside those that hold themselves
 */
export const safeHtml = (source: string, pictures?: RegExp): string => {
  const looks = looksById(source);
  const isKept = ([name, value]: [string, string]) =>
    known([name, value]) || (name === 'src' && (pictures?.test(value) ?? false));
  return sanitize(source, {
    allowedTags: kept,
    nonTextTags: dropped,
    allowedAttributes: { '*': Object.keys(attributes) },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: pictures ? ['data', 'http', 'https'] : ['data'] },
    allowProtocolRelative: false,
    selfClosing: ['br', 'hr', 'img', 'col', 'input'],
    // Deeper than any table of pandas, and far from what would cost time to close again.
    nestingLimit: 100,
    exclusiveFilter: ({ tag, attribs }) => tag === 'input' && attribs.type !== 'checkbox',
    transformTags: {
      '*': (tagName, attribs) => {
        const { made, becomes } = attributesOf(tagName, attribs, looks);
        return {
          tagName: becomes,
          attribs: Object.fromEntries(Object.entries(made).filter(isKept)),
        };
      },
    },
  })
    .replace(INKED, '<$1$2$4><font color="$3">$5</font></$1>')
    .replaceAll(OTHER_INK, '');
};
