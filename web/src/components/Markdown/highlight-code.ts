import bash from 'highlight.js/lib/languages/bash';
import javascript from 'highlight.js/lib/languages/javascript';
import json from 'highlight.js/lib/languages/json';
import julia from 'highlight.js/lib/languages/julia';
import python from 'highlight.js/lib/languages/python';
import r from 'highlight.js/lib/languages/r';
import sql from 'highlight.js/lib/languages/sql';
import { createLowlight } from 'lowlight';

const lowlight = createLowlight({ bash, javascript, json, julia, python, r, sql });

export type CodeNodes = ReturnType<typeof lowlight.highlight>['children'];

/** Code as a tree in which keywords, texts, numbers and comments have classes; as it is in a language that isn't known. */
export const highlightCode = (language: string, code: string): CodeNodes =>
  lowlight.registered(language)
    ? lowlight.highlight(language, code).children
    : [{ type: 'text', value: code }];

/** The classes of a piece of code. */
export const classesOf = ({ properties }: Extract<CodeNodes[number], { type: 'element' }>) =>
  Array.isArray(properties.className) ? properties.className.join(' ') : undefined;
