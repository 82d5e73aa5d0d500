/**
 * Part of the package that we use. Its published types bring the browser's along, which platform
 * hasn't.
 */
declare module 'sanitize-html' {
  interface Tag {
    tagName: string;
    attribs: Record<string, string>;
    /** Stands in an element that had none. */
    text?: string;
  }
  interface Options {
    allowedTags: readonly string[];
    nonTextTags?: readonly string[];
    allowedAttributes: Record<string, readonly string[]>;
    allowedSchemes: readonly string[];
    allowedSchemesByTag?: Record<string, readonly string[]>;
    allowProtocolRelative?: boolean;
    selfClosing?: readonly string[];
    nestingLimit: number;
    exclusiveFilter?: (frame: { tag: string; attribs: Record<string, string> }) => boolean;
    transformTags: Record<string, (tagName: string, attribs: Record<string, string>) => Tag>;
  }
  export default function sanitize(html: string, options: Options): string;
}
