import { json } from '@codemirror/lang-json';
import { graphql } from 'cm6-graphql';
import { basicSetup, EditorView, minimalSetup } from 'codemirror';
import { buildSchema } from 'graphql';
import sdl from '@whaletide/schema/schema.graphql?raw';
import { cspNonce } from '../lib/nonce.ts';

const look = EditorView.theme({
  '&': { height: '100%', fontSize: '14px' },
  '.cm-scroller': {
    fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
    lineHeight: '22px',
  },
  '&.cm-focused': { outline: 'none' },
});

const common = [look, EditorView.cspNonce.of(cspNonce())];
const named = (label: string) =>
  EditorView.contentAttributes.of({ 'aria-label': label, tabindex: '0' });

/** The editor of operations, with completion and checks by the bundled schema. */
export const operationEditor = (parent: Element, onChange: () => void) =>
  new EditorView({
    parent,
    extensions: [
      ...common,
      basicSetup,
      named('GraphQL 操作'),
      graphql(buildSchema(sdl)),
      EditorView.updateListener.of((update) => {
        if (update.docChanged) onChange();
      }),
    ],
  });

export const variablesEditor = (parent: Element) =>
  new EditorView({
    parent,
    doc: '{}',
    extensions: [...common, minimalSetup, named('变量（JSON）'), json()],
  });

export const resultView = (parent: Element) => {
  const view = new EditorView({
    parent,
    extensions: [
      ...common,
      minimalSetup,
      json(),
      EditorView.editable.of(false),
      EditorView.contentAttributes.of({
        'aria-label': '结果',
        'aria-readonly': 'true',
        role: 'textbox',
        'aria-multiline': 'true',
      }),
    ],
  });
  // Not editable, it takes no focus by itself; scrolling needs it.
  view.scrollDOM.tabIndex = 0;
  return view;
};

export const setText = (view: EditorView, insert: string) =>
  view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert } });

export const textOf = (view: EditorView) => view.state.doc.toString();
