import type { Environment } from 'monaco-editor';
import EditorWorker from 'monaco-editor/esm/vs/editor/editor.worker.js?worker';
import JsonWorker from 'monaco-editor/esm/vs/language/json/json.worker.js?worker';
import GraphqlWorker from 'monaco-graphql/esm/graphql.worker.js?worker';

/**
 * The threads of GraphiQL's editor. Named here, since GraphiQL's own file that names them stops
 * Vite's development server.
 */
const environment: Environment = {
  getWorker: (_id: string, label: string) => {
    switch (label) {
      case 'json':
        return new JsonWorker();
      case 'graphql':
        return new GraphqlWorker();
      default:
        return new EditorWorker();
    }
  },
};
window.MonacoEnvironment = environment;
