import './workers.ts';
import '@graphiql/react/style.css';
import '@graphiql/plugin-doc-explorer/style.css';
import '@graphiql/plugin-explorer/style.css';
import '@graphiql/plugin-history/style.css';
import 'graphiql/graphiql.css';
import './sandbox.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { speakChinese } from './chinese-words.ts';
import { Sandbox } from './Sandbox.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('sandbox.html has no #root');
speakChinese(document.body);
createRoot(root).render(
  <StrictMode>
    <Sandbox />
  </StrictMode>,
);
