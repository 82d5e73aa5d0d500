import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly';
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough';
import { gfm } from 'micromark-extension-gfm';
import type { Extension } from 'micromark-util-types';
import { bareAddresses } from './bare-addresses.ts';

/**
 * The Markdown of all texts: GitHub's, in which emphasis may stand beside Chinese punctuation and
 * bare addresses end before it.
 */
export const markdownSyntax = (): Extension[] => [
  gfm(),
  cjkFriendlyExtension(),
  gfmStrikethroughCjkFriendly(),
  bareAddresses,
];
