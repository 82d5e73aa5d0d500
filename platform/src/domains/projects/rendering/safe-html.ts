import sanitize from 'sanitize-html';

const kept =
  'a b blockquote br caption code col colgroup dd div dl dt em h1 h2 h3 h4 h5 h6 hr i img li ol p pre s small span strong sub sup table tbody td tfoot th thead tr u ul'.split(
    ' ',
  );
/** Their content isn't text to read. */
const dropped = [
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'svg',
  'math',
  'title',
  'textarea',
  'option',
  'noscript',
];

const attributes: Record<string, RegExp> = {
  align: /^(left|right|center)$/,
  alt: /^/,
  colspan: /^\d{1,3}$/,
  href: /^https?:\/\//i,
  rowspan: /^\d{1,3}$/,
  scope: /^(row|col|rowgroup|colgroup)$/,
  src: /^data:image\/(png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=\s]*$/,
  title: /^/,
};

const known = ([name, value]: [string, string]): boolean => attributes[name]?.test(value) ?? false;

/**
 * The HTML of an output with what is known to be harmless: texts, and the tags and attributes
 * above. Every element that it opens it closes, so that nothing leaves the box that it stands in.
 * The page's policy forbids scripts and requests once more.
 */
export const safeHtml = (source: string): string =>
  sanitize(source, {
    allowedTags: kept,
    nonTextTags: dropped,
    allowedAttributes: { '*': Object.keys(attributes) },
    allowedSchemes: ['http', 'https'],
    allowedSchemesByTag: { img: ['data'] },
    allowProtocolRelative: false,
    selfClosing: ['br', 'hr', 'img', 'col'],
    // Deeper than any table of pandas, and far from what would cost time to close again.
    nestingLimit: 100,
    transformTags: {
      '*': (tagName, attribs) => ({
        tagName,
        attribs: Object.fromEntries(Object.entries(attribs).filter(known)),
      }),
    },
  });
