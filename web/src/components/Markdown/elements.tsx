import type { Components } from 'react-markdown';
import { Link } from 'react-router';
import { Code } from './Code.tsx';

/** Paths of this site stay in the app; other sites open in a new tab and learn nothing of ours. */
export const elements: Components = {
  a: ({ href = '', children }) =>
    href.startsWith('/') && !href.startsWith('//') ? (
      <Link to={href}>{children}</Link>
    ) : (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {children}
      </a>
    ),
  // Wide tables scroll by themselves, not the page.
  table: ({ children }) => (
    <div role="region" aria-label="表格" tabIndex={0} data-table>
      <table>{children}</table>
    </div>
  ),
  // Long lines are scrolled by keyboard too.
  pre: ({ children }) => <pre tabIndex={0}>{children}</pre>,
  code: ({ className, children }) => <Code className={className}>{children}</Code>,
  img: ({ src, alt }) => <img src={src} alt={alt ?? ''} loading="lazy" decoding="async" />,
};
