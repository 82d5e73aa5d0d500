import type { Config } from '../config.ts';

/** Headers of every answer. */
export const securityHeaders = (secure: boolean): Record<string, string> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
});

/** Policy for answers that are no pages: nothing in them runs, wherever they are opened. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'; sandbox";

/**
 * Policy for scripts: in a worker of its own, a script's policy is the worker's. It may reach this
 * site, where the socket of live events is, and nothing else.
 */
export const SCRIPT_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * Policy for the pages rendered from members' notebooks and organizers' boards: inline styles and
 * pictures that are within them, the site's font of formulas, in frames of this site, with links
 * that open beside them.
 */
export const FRAMED_POLICY =
  "default-src 'none'; img-src data:; font-src 'self'; style-src 'unsafe-inline'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox";

/** Sources of a policy for what is in the document itself. */
interface InlineParts {
  styles: readonly string[];
  scripts?: readonly string[];
  /** Sources for `style` attributes. */
  attributes?: readonly string[];
}

const policy = (
  { imageOrigins, frameOrigins, frameAncestors }: Config['http'],
  { styles, scripts = [], attributes = [] }: InlineParts,
): string =>
  [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    ...(attributes.length > 0 ? [`style-src-attr ${attributes.join(' ')}`] : []),
    ['img-src', "'self'", 'data:', 'blob:', ...imageOrigins].join(' '),
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    ["frame-src 'self'", ...frameOrigins].join(' '),
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    frameAncestors.length > 0
      ? `frame-ancestors ${frameAncestors.join(' ')}`
      : "frame-ancestors 'none'",
  ].join('; ');

/** The policy of a page that the browser makes; widened by configured origins only. */
export const pagePolicy = (http: Config['http'], themeStyles: readonly string[]): string =>
  policy(http, { styles: themeStyles });

/**
 * The policy of a page that came rendered: what stands in it is named by hash, since a page that
 * others keep can't carry a nonce, and HTML says by attributes what scripts may set anyway.
 */
export const renderedPolicy = (
  http: Config['http'],
  { styles, scripts }: { styles: readonly string[]; scripts: readonly string[] },
): string => policy(http, { styles, scripts, attributes: ["'unsafe-inline'"] });

/**
 * The policy of the sandbox: its editor writes styles as it likes. It is a page of its own
 * that shows members' texts only as text, and that can't be framed.
 */
export const sandboxPolicy = (http: Config['http']): string =>
  policy(
    { ...http, imageOrigins: [], frameOrigins: [], frameAncestors: [] },
    { styles: ["'unsafe-inline'"] },
  );
